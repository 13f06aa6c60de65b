// The nine specialists who ask for a colour, three by three: one of those healed, a different one, one of equal value.

import { place, scenario } from '@grand-rounds/testkit/dice-hospital'
import { expect, it } from 'vitest'

const hospital = (line: string) => scenario({ hospitals: [line] })
const sorted = (line: string) => line.split(' ').sort()

/** Name, id, the colour asked for, two other colours, a department with three of the colour. */
const ONE_MORE = [
  ['Surgeon', 'surgeon', 'R', 'Y', 'G', 'cardiology'],
  ['Pharmacist', 'pharmacist', 'G', 'R', 'Y', 'immunology'],
  ['Haematologist', 'haematologist', 'Y', 'G', 'R', 'urology'],
] as const

it.each(ONE_MORE)('[DH 4.3 %s] heals the patient whom the department healed by 1 more', (_, id, c, other) => {
  const scene = hospital(`${c}2 ${c}4 ${other}2; specialists ${id}`)
  expect(scene.adds(0, id, 'intensiveCare', [`${c}2`])).toEqual([`${c}3+`])
  scene.does(0, place(id, 'intensiveCare', [`${c}2`], [`${c}3+`]))
  expect(sorted(scene.wards(0))).toEqual(sorted(`${c}4 ${c}4+ ${other}2`))
  expect(scene.events).toContainEqual(expect.objectContaining({ type: 'specialistUsed', specialist: id }))
})

it.each(ONE_MORE)('[DH 4.3 %s] heals one of those only, and nobody else', (_, id, c, other, _third, run) => {
  const scene = hospital(`${c}2 ${c}3 ${c}4 ${c}6 ${other}2; departments ${run}; specialists ${id}`)
  const three = [`${c}2`, `${c}3`, `${c}4`]
  const refusal = (...extra: readonly string[]) => scene.refuses(0, place(id, run, three, extra)).code
  expect(scene.adds(0, id, run, three)).toEqual([`${c}3+`, `${c}4+`, `${c}5+`])
  expect(refusal(`${c}3+`, `${c}4+`)).toBe('wrongNumberOfPatients')
  expect(refusal(`${c}6`)).toBe('wrongPatient')
  expect(refusal(`${other}2`)).toBe('wrongPatient')
  expect(refusal()).toBe('wrongNumberOfPatients')
})

it.each(ONE_MORE)('[DH 4.3 %s] does nothing after healing another colour', (_, id, c, other) => {
  const scene = hospital(`${other}2 ${c}4; specialists ${id}`)
  expect(scene.adds(0, id, 'intensiveCare', [`${other}2`])).toEqual([])
  const refusal = scene.refuses(0, place(id, 'intensiveCare', [`${other}2`], [`${other}3+`]))
  expect(refusal.code).toBe('specialistNotTriggered')
  scene.does(0, place(id, 'intensiveCare', [`${other}2`]))
  expect(sorted(scene.wards(0))).toEqual(sorted(`${c}4 ${other}3+`))
})

it.each(ONE_MORE)(
  '[DH 4.3 %s] chooses among those of the colour when the department healed several',
  (_, id, c, o, t) => {
    const scene = hospital(`${c}1 ${o}1 ${t}1; departments radiology; specialists ${id}`)
    const three = [`${c}1`, `${o}1`, `${t}1`]
    expect(scene.adds(0, id, 'radiology', three)).toEqual([`${c}2+`])
    expect(scene.refuses(0, place(id, 'radiology', three, [`${o}2+`])).code).toBe('wrongPatient')
  },
)

it.each(ONE_MORE)('[DH 4.3 %s] has nobody to heal when the patient is discharged already', (_, id, c) => {
  const scene = hospital(`${c}5 ${c}6; specialists ${id}`)
  expect(scene.adds(0, id, 'clinic', [`${c}6`])).toEqual([])
  expect(scene.refuses(0, place(id, 'clinic', [`${c}6`], [`${c}6`])).code).toBe('noSuchPatient')
  expect(scene.refuses(0, place(id, 'clinic', [`${c}6`], [`${c}5`])).code).toBe('wrongPatient')
  expect(scene.refuses(0, place(id, 'clinic', [`${c}6`], [])).code).toBe('wrongNumberOfPatients')
})

it.each(ONE_MORE)('[DH 4.3 %s] discharges while healing, and passes over the discharged', (_, id, c, _o, _t, run) => {
  const one = hospital(`${c}5; specialists ${id}`).does(0, place(id, 'clinic', [`${c}5`], [`${c}6+`]))
  expect(one.hospital(0)).toBe(`; lounge ${c}; departments clinic:${id}; specialists ${id}*`)
  const three = hospital(`${c}4 ${c}5 ${c}6; departments ${run}; specialists ${id}`)
  expect(three.adds(0, id, run, [`${c}4`, `${c}5`, `${c}6`])).toEqual([`${c}5+`, `${c}6+`])
})

it.each(ONE_MORE)(
  '[DH 4.3 %s] is served by a patient who has the colour for a bag, and not by one who lost it',
  (_, id, c, o) => {
    const scene = hospital(`${o}2 ${c}1; bags 2; specialists ${id}`)
    scene.does(0, place(id, 'intensiveCare', [`${o}2=${c}`], [`${o}3>${c}`]))
    expect(sorted(scene.wards(0))).toEqual(sorted(`${c}1 ${o}4>${c}`))
    const lost = hospital(`${c}2; bags 1; specialists ${id}`)
    expect(lost.adds(0, id, 'intensiveCare', [`${c}2=${o}`])).toEqual([])
    expect(lost.refuses(0, place(id, 'intensiveCare', [`${c}2=${o}`], [`${c}3>${o}`])).code).toBe(
      'specialistNotTriggered',
    )
  },
)

it.each(ONE_MORE)('[DH 4.3 %s] may be placed for the department alone', (_, id, c) => {
  const scene = hospital(`${c}2; specialists ${id}`).does(0, place(id, 'intensiveCare', [`${c}2`]))
  expect(scene.wards(0)).toBe(`${c}3+`)
  expect(scene.refuses(0, { type: 'useSpecialist', targets: [`${c}3+`] }).code).toBe('nothingToFollow')
})

const ANOTHER = [
  ['Anaesthetist', 'anaesthetist', 'R', 'Y', 'anaesthesia'],
  ['Virologist', 'virologist', 'G', 'R', 'allergyCentre'],
  ['Urologist', 'urologist', 'Y', 'G', 'renalMedicine'],
] as const

it.each(ANOTHER)('[DH 4.3 %s] heals a different patient of the colour by 1', (_, id, c, other) => {
  const scene = hospital(`${c}2 ${c}4 ${c}6 ${other}2; specialists ${id}`)
  expect(scene.adds(0, id, 'intensiveCare', [`${c}2`])).toEqual([`${c}4`, `${c}6`])
  expect(scene.refuses(0, place(id, 'intensiveCare', [`${c}2`], [`${other}2`])).code).toBe('wrongPatient')
  expect(scene.refuses(0, place(id, 'intensiveCare', [`${c}2`], [`${c}3+`])).code).toBe('wrongPatient')
  expect(scene.refuses(0, place(id, 'intensiveCare', [`${c}2`], [`${c}4`, `${c}6`])).code).toBe('wrongNumberOfPatients')
  scene.does(0, place(id, 'intensiveCare', [`${c}2`], [`${c}4`]))
  expect(sorted(scene.wards(0))).toEqual(sorted(`${c}3+ ${c}5+ ${c}6 ${other}2`))
})

it.each(ANOTHER)('[DH 4.3 %s] leaves out all whom the department healed', (_, id, c, _other, alike) => {
  const scene = hospital(`${c}2 ${c}2 ${c}2 ${c}6; departments ${alike}; specialists ${id}`)
  const three = [`${c}2`, `${c}2`, `${c}2`]
  expect(scene.adds(0, id, alike, three)).toEqual([`${c}6`])
  scene.does(0, place(id, alike, three, [`${c}6`]))
  expect(scene.hospital(0)).toContain(`${c}3+ ${c}3+ ${c}3+; lounge ${c}`)
})

it.each(ANOTHER)('[DH 4.3 %s] tells a patient from another who now looks the same', (_, id, c) => {
  const scene = hospital(`${c}2 ${c}3+; specialists ${id}`)
  expect(scene.adds(0, id, 'intensiveCare', [`${c}2`])).toEqual([`${c}3+`])
  scene.does(0, place(id, 'intensiveCare', [`${c}2`], [`${c}3+`]))
  expect(scene.wards(0)).toBe(`${c}3+ ${c}4+`)
})

it.each(ANOTHER)('[DH 4.3 %s] does nothing after another colour, or with nobody else of the colour', (_, id, c, o) => {
  const wrong = hospital(`${o}2 ${c}4; specialists ${id}`)
  expect(wrong.adds(0, id, 'intensiveCare', [`${o}2`])).toEqual([])
  expect(wrong.refuses(0, place(id, 'intensiveCare', [`${o}2`], [`${c}4`])).code).toBe('specialistNotTriggered')
  const alone = hospital(`${c}2 ${o}4; lounge ${c}; specialists ${id}`)
  expect(alone.adds(0, id, 'intensiveCare', [`${c}2`])).toEqual([])
})

it.each(ANOTHER)('[DH 4.3 %s] takes a different patient who has the colour for a bag', (_, id, c, other) => {
  const scene = hospital(`${c}2 ${other}4; bags 1; specialists ${id}`)
  expect(scene.adds(0, id, 'intensiveCare', [`${c}2`])).toEqual([`${other}4=${c}`])
  scene.does(0, place(id, 'intensiveCare', [`${c}2`], [`${other}4=${c}`]))
  expect(sorted(scene.hospital(0).split(';')[0] ?? '')).toEqual(sorted(`${c}3+ ${other}5>${c}`))
  expect(scene.state.hospitals[0]?.bags).toBe(0)
})

it.each(ANOTHER)('[DH 4.3 %s] helps another also when the first was discharged', (_, id, c) => {
  const scene = hospital(`${c}6 ${c}2; specialists ${id}`).does(0, place(id, 'clinic', [`${c}6`], [`${c}2`]))
  expect(scene.hospital(0)).toContain(`${c}3+; lounge ${c}`)
})

const EQUAL = [
  ['Cardiologist', 'cardiologist', 'R', 'Y', 'G', 'operatingTheatre', 'cardiology'],
  ['Microbiologist', 'microbiologist', 'G', 'R', 'Y', 'earNoseThroat', 'immunology'],
  ['Neurologist', 'neurologist', 'Y', 'G', 'R', 'orthopaedics', 'urology'],
] as const

it.each(EQUAL)(
  '[DH 4.3 %s] heals a different patient of the value that the healed one had before',
  (_, id, c, o, t, single) => {
    const scene = hospital(`${c}2 ${c}4 ${o}2 ${o}5 ${t}2; departments ${single}; specialists ${id}`)
    expect(scene.adds(0, id, single, [`${c}2`])).toEqual([`${o}2`, `${t}2`].sort())
    expect(scene.refuses(0, place(id, single, [`${c}2`], [`${o}5`])).code).toBe('wrongPatient')
    expect(scene.refuses(0, place(id, single, [`${c}2`], [`${c}4`])).code).toBe('wrongPatient')
    expect(scene.refuses(0, place(id, single, [`${c}2`], [`${o}2`, `${t}2`])).code).toBe('wrongNumberOfPatients')
    scene.does(0, place(id, single, [`${c}2`], [`${o}2`]))
    expect(sorted(scene.wards(0))).toEqual(sorted(`${c}4 ${c}5+ ${o}3+ ${o}5 ${t}2`))
  },
)

it.each(EQUAL)(
  '[DH 4.3 %s] takes the value of any one of those healed, but none of them',
  (_, id, c, o, _t, _s, run) => {
    const scene = hospital(`${c}2 ${c}3 ${c}4 ${c}5 ${o}3 ${o}4 ${o}6; departments ${run}; specialists ${id}`)
    const three = [`${c}2`, `${c}3`, `${c}4`]
    expect(scene.adds(0, id, run, three)).toEqual([`${o}3`, `${o}4`])
    expect(scene.refuses(0, place(id, run, three, [`${c}3+`])).code).toBe('wrongPatient')
    expect(scene.refuses(0, place(id, run, three, [`${c}5`])).code).toBe('wrongPatient')
  },
)

it.each(EQUAL)('[DH 4.3 %s] asks only the healed patients of the colour for their values', (_, id, c, o, t) => {
  const scene = hospital(`${c}1 ${o}2 ${t}3 ${o}1 ${t}2 ${c}3; departments radiology; specialists ${id}`)
  const three = [`${c}1`, `${o}2`, `${t}3`]
  expect(scene.adds(0, id, 'radiology', three)).toEqual([`${o}1`])
  expect(scene.refuses(0, place(id, 'radiology', three, [`${t}2`])).code).toBe('wrongPatient')
})

it.each(EQUAL)('[DH 4.3 %s] remembers the value of a patient who was discharged', (_, id, c, other) => {
  const scene = hospital(`${c}6 ${other}6 ${other}5; specialists ${id}`)
  expect(scene.adds(0, id, 'clinic', [`${c}6`])).toEqual([`${other}6`])
  scene.does(0, place(id, 'clinic', [`${c}6`], [`${other}6`]))
  expect(scene.wards(0)).toBe(`${other}5`)
  expect(scene.state.hospitals[0]?.lounge.reduce((sum, n) => sum + n)).toBe(2)
})

it.each(EQUAL)('[DH 4.3 %s] does nothing after healing another colour, or when no value fits', (_, id, c, other) => {
  const wrong = hospital(`${other}2 ${c}2; specialists ${id}`)
  expect(wrong.adds(0, id, 'intensiveCare', [`${other}2`])).toEqual([])
  expect(wrong.refuses(0, place(id, 'intensiveCare', [`${other}2`], [`${c}2`])).code).toBe('specialistNotTriggered')
  const none = hospital(`${c}2 ${other}3; specialists ${id}`)
  expect(none.adds(0, id, 'intensiveCare', [`${c}2`])).toEqual([])
})
