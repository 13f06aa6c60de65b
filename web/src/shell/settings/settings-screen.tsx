// Settings of this browser; each holds at once.

import './settings.css'

import { availableLanguages, hasPrintedNames, LANGUAGE_NAMES } from '@grand-rounds/texts'

import { words } from '../language.ts'
import { changeSettings, type Settings, settings } from '../settings.ts'

export default function SettingsScreen() {
  const { settings: texts } = words.value.page
  const { language, theme, speed, motion, cardNames } = settings.value
  return (
    <section class="settings" aria-labelledby="settings-title">
      <h1 id="settings-title" class="screen-title">
        {texts.title}
      </h1>
      <p class="screen-note">{texts.note}</p>
      <div class="panel part settings-list">
        <OneOf
          setting="language"
          name={texts.language.name}
          chosen={language}
          values={['browser', ...availableLanguages()]}
          label={(value) => (value === 'browser' ? texts.language.browser : LANGUAGE_NAMES[value])}
        />
        <OneOf
          setting="theme"
          name={texts.theme.name}
          chosen={theme}
          values={['device', 'day', 'night']}
          label={(value) => texts.theme[value]}
        />
        <OneOf
          setting="speed"
          name={texts.speed.name}
          text={texts.speed.text}
          chosen={speed}
          values={['slow', 'normal', 'fast', 'instant']}
          label={(value) => texts.speed[value]}
        />
        <OneOf
          setting="motion"
          name={texts.motion.name}
          text={texts.motion.text}
          chosen={motion}
          values={['device', 'less']}
          label={(value) => texts.motion[value]}
        />
        {hasPrintedNames(words.value.code) && (
          <OneOf
            setting="cardNames"
            name={texts.cardNames.name}
            text={texts.cardNames.text}
            chosen={cardNames}
            values={['own', 'printed']}
            label={(value) => texts.cardNames[value]}
          />
        )}
        <OnOff setting="sound" {...texts.sound} />
        <OnOff setting="hints" {...texts.hints} />
      </div>
    </section>
  )
}

type Choice = 'language' | 'theme' | 'speed' | 'motion' | 'cardNames'

interface OneOfProps<K extends Choice> {
  readonly setting: K
  readonly name: string
  readonly text?: string
  readonly chosen: Settings[K]
  readonly values: readonly Settings[K][]
  readonly label: (value: Settings[K]) => string
}

function OneOf<K extends Choice>(props: OneOfProps<K>) {
  const { setting, name, text, chosen, values, label } = props
  return (
    <fieldset class="choice">
      <legend>{name}</legend>
      {text !== undefined && <p class="note">{text}</p>}
      <div class="choice-row">
        {values.map((value) => (
          <label key={value} {...(setting === 'language' && value !== 'browser' ? { lang: value } : {})}>
            <input
              type="radio"
              name={setting}
              checked={value === chosen}
              onChange={() => changeSettings({ [setting]: value })}
            />
            {label(value)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

interface OnOffProps {
  readonly setting: 'sound' | 'hints'
  readonly name: string
  readonly text: string
}

function OnOff({ setting, name, text }: OnOffProps) {
  const on = settings.value[setting]
  return (
    <div class="option">
      <button
        class="switch"
        type="button"
        role="switch"
        aria-checked={on}
        aria-describedby={`about-${setting}`}
        onClick={() => changeSettings({ [setting]: !on })}
      >
        <span>{name}</span>
        <span class="track" aria-hidden="true">
          <span class="knob" />
        </span>
      </button>
      <p id={`about-${setting}`} class="note">
        {text}
      </p>
    </div>
  )
}
