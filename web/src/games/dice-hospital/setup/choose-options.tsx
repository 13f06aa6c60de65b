// Every option of the game with its sentence; one that can't be chosen says why.

import { OPTION_KEYS, type Options, PROMO_IDS } from '@grand-rounds/dice-hospital'
import { sayRefusal } from '@grand-rounds/texts'

import { words } from '../../../shell/language.ts'
import type { Playable } from './options.ts'

interface Props {
  readonly table: Playable
  readonly onChange: (changes: Partial<Options>) => void
}

type Flag = Exclude<keyof Options, 'edition' | 'activation' | 'promos'>
const FLAGS = OPTION_KEYS.filter((key): key is Flag => key !== 'edition' && key !== 'activation' && key !== 'promos')

export function ChooseOptions({ table, onChange }: Props) {
  const { page, diceHospital } = words.value
  const { editions, activations } = diceHospital.options
  const { options } = table
  return (
    <section class="panel part" aria-labelledby="options-title">
      <h2 id="options-title">{page.setup.options}</h2>
      <p class="note">{page.setup.optionsNote}</p>
      <ul class="options">
        <li class="option">
          <OneOf
            name="edition"
            table={table}
            values={['final', 'prototype'] as const}
            chosen={options.edition}
            label={(value) => editions[value]}
            onChange={(edition) => onChange({ edition })}
          />
        </li>
        <li class="option">
          <OneOf
            name="activation"
            table={table}
            values={['together', 'inOrder'] as const}
            chosen={options.activation}
            label={(value) => activations[value]}
            onChange={(activation) => onChange({ activation })}
          />
        </li>
        {FLAGS.map((flag) => (
          <li key={flag} class="option">
            <FlagSwitch flag={flag} table={table} onChange={onChange} />
          </li>
        ))}
        <li class="option">
          <Promos table={table} onChange={onChange} />
        </li>
      </ul>
    </section>
  )
}

/** Its sentence, or why it can't be had. */
function Sentence({
  option,
  table,
  id,
}: {
  readonly option: keyof Options
  readonly table: Playable
  readonly id: string
}) {
  const refusal = table.excluded[option]
  return (
    <p id={id} class={refusal ? 'note excluded' : 'note'}>
      {words.value.diceHospital.options.all[option].text}
      {refusal && <b> {sayRefusal(words.value, refusal)}</b>}
    </p>
  )
}

function FlagSwitch({ flag, table, onChange }: Props & { readonly flag: Flag }) {
  const { all } = words.value.diceHospital.options
  const on = table.options[flag]
  return (
    <>
      <button
        class="switch"
        type="button"
        role="switch"
        aria-checked={on}
        aria-describedby={`about-${flag}`}
        disabled={table.excluded[flag] !== undefined}
        onClick={() => onChange({ [flag]: !on })}
      >
        <span>{all[flag].name}</span>
        <span class="track" aria-hidden="true">
          <span class="knob" />
        </span>
      </button>
      <Sentence option={flag} table={table} id={`about-${flag}`} />
    </>
  )
}

interface OneOfProps<V extends string> {
  readonly name: 'edition' | 'activation'
  readonly table: Playable
  readonly values: readonly V[]
  readonly chosen: V
  readonly label: (value: V) => string
  readonly onChange: (value: V) => void
}

function OneOf<V extends string>({ name, table, values, chosen, label, onChange }: OneOfProps<V>) {
  const { all } = words.value.diceHospital.options
  return (
    <fieldset class="choice" aria-describedby={`about-${name}`}>
      <legend>{all[name].name}</legend>
      <div class="choice-row">
        {values.map((value) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              checked={value === chosen}
              disabled={value !== chosen && table.excluded[name] !== undefined}
              onChange={() => onChange(value)}
            />
            {label(value)}
          </label>
        ))}
      </div>
      <Sentence option={name} table={table} id={`about-${name}`} />
    </fieldset>
  )
}

function Promos({ table, onChange }: Props) {
  const { all, promos } = words.value.diceHospital.options
  const chosen = table.options.promos
  return (
    <fieldset class="choice" aria-describedby="about-promos">
      <legend>{all.promos.name}</legend>
      <div class="choice-row">
        {PROMO_IDS.map((id) => (
          <label key={id}>
            <input
              type="checkbox"
              checked={chosen.includes(id)}
              disabled={table.excluded.promos !== undefined}
              onChange={({ currentTarget: { checked } }) =>
                onChange({ promos: PROMO_IDS.filter((one) => (one === id ? checked : chosen.includes(one))) })
              }
            />
            {promos[id]}
          </label>
        ))}
      </div>
      <Sentence option="promos" table={table} id="about-promos" />
    </fieldset>
  )
}
