import { describe, expect, it } from 'vitest'
import { printTable, readTable } from './notation.ts'
import { IMPOSSIBLE, type Position } from './position.ts'
import { readPosition } from './read.ts'
import { setPosition } from './set.ts'

function printed(text: string): string | null {
  const position = readTable(text)
  if (!position.ok) throw new Error(JSON.stringify(position.refusal))
  const state = setPosition(position.value)
  if (!state.ok) throw new Error(JSON.stringify(state.refusal))
  return printTable(state.value)
}

const why = (text: string): unknown => {
  const position = readTable(text)
  const read = position.ok ? setPosition(position.value) : position
  return read.ok ? 'possible' : (read.refusal.data?.['why'] ?? read.refusal)
}

const PLAIN = 'options administrators=false'

describe('a table in a few words', () => {
  it.each([
    [
      '[DH 2.10] an activation in which one has finished',
      `3 activation; ${PLAIN}; row -; done 1 | R2 G4+; ambulance 1 | R5>G Y3; ambulance 2`,
    ],
    [
      '[DH 2.3] two of four have taken an ambulance',
      `2 ambulances; ${PLAIN}; first 3; row -; ambulances R2 R2 Y2, -, R3 Y3 G3, -, G4 Y5 Y5` +
        ' | R4; arrivals R4 R4 Y4; ambulance 4 | G1 | R1 | Y1; arrivals R2 R3 Y2; ambulance 2',
    ],
    [
      '[DH 4.4] one of two protectors has chosen',
      '3 neglect; row -' +
        ' | R2 R3; administrator protectsRed; ambulance 1; shielded R2 | Y2 Y4; administrator protectsYellow; ambulance 2',
    ],
    [
      '[DH 5.7] a pickup under way',
      `8 pickup; options administrators=false pickup=true; first 1; done 0; taken 0:1:R3 5:0:G2; turn 2` +
        ' | R5 | Y4; points 7 | G5; points -3',
    ],
    [
      '[DH 6.4] a report is completed, another may follow',
      '4 discharge; reports twoYellow - threeRed twoGreen - -; used RR | Y4; lounge RRRRR',
    ],
    [
      '[DH 2.9] one has decided in secret, the other not',
      `3 discard; ${PLAIN}; row -; done 0 | R2; specialists surgeon; ambulance 1; discarding surgeon` +
        ' | Y3; departments urology; ambulance 2',
    ],
    [
      '[DH 4.6 Drug Trial Centre] dice have fallen',
      '3 activation; options administrators=false experimental=true; row -' +
        ' | R5+ Y1 G1+; departments drugTrialCentre:paramedic; specialists paramedic*; ambulance 1;' +
        ' after paramedic drugTrialCentre R2-R5+ | Y3; ambulance 2',
    ],
    [
      '[DH 4.5 Admissions Nurse] two more to decide about',
      '3 activation; options promos=admissionsNurse administrators=false; row -' +
        ' | Y1; lounge RRR; departments anaesthesia:admissionsNurse; specialists admissionsNurse*; ambulance 1;' +
        ' admissions 2 | Y3; ambulance 2',
    ],
    ['[DH 1.4] two players, one extra card to reveal', `4 extraReveal; ${PLAIN}; row radiology surgeon | R4 | G2`],
    [
      '[DH 5.3] an event that lasts',
      `5 improvement; options administrators=false events=true; event agencyNurse; row paramedic` +
        ' | R2; nurses 4; ambulance 1 | ; nurses 4; ambulance 3',
    ],
  ])('%s', (_, text) => {
    expect(printed(text)).toBe(text)
  })

  it('[DH 1.2] what is not said is as usual', () => {
    expect(printed('1 activation | R3 | G4')).toMatch(
      /^1 activation; row \w+ \w+ \| R3; administrator \w+; ambulance 1 \| G4; administrator \w+; ambulance 2$/,
    )
  })

  it.each([
    ['', ''],
    ['activation | R3', 'activation'],
    ['3 sleep | R3', 'sleep'],
    ['3 activation now | R3', 'activation'],
    ['3 activation; colour red | R3', 'colour'],
    ['3 activation; first | R3', 'first'],
    ['3 activation; first x | R3', 'x'],
    ['3 activation; first 0; first 0 | R3', 'first'],
    ['3 activation; event rain | R3', 'rain'],
    ['3 activation; options weather=true | R3', 'weather=true'],
    ['3 activation; done x | R3', 'x'],
    ['3 discharge; reports twoRed | R3', 'reports'],
    ['3 discharge; used RR | R3', 'used'],
    ['3 pickup; taken 0-1-R3 | R3', '0-1-R3'],
    ['3 activation | R3 | R9', 'R9'],
    ['3 activation | R3; beds 3 | R3', 'beds'],
    ['3 activation | R3; departments kitchen | R3', 'kitchen'],
    ['3 activation | R3; shielded R9 | R3', 'R9'],
    ['3 activation | R3; discarding roof | R3', 'roof'],
    ['3 activation | R3; admissions many | R3', 'many'],
    ['3 activation | R3; after cook clinic | R3', 'cook'],
    ['3 activation | R3; after surgeon roof | R3', 'roof'],
    ['3 activation | R3; after surgeon clinic R2 | R3', 'R2'],
  ])('[DH 1.2] a word that means nothing is named: %j', (text, word) => {
    expect(why(text)).toEqual({ code: 'badNotation', data: { word } })
  })
})

describe('positions that cannot be', () => {
  const nine = 'R3 R3 R3 Y3 Y3 Y3 G3 G3 G3'
  const cases: readonly (readonly [string, string, (typeof IMPOSSIBLE)[number]])[] = [
    ['[DH 2.24] there are eight rounds', '9 activation | R3 | R3', 'round'],
    ['[DH 5.7] a pickup only where it is played', '8 pickup | R3 | R3', 'noPickup'],
    ['[DH 6.2] only the solo player keeps three of four', '2 keep | R3; arrivals R2 R3 R4 R5 | R3', 'onlySolo'],
    ['[DH 6.1] solo has no ambulances', '2 split; ambulances R2 R2 R2, R3 R3 R3 | R3', 'notSolo'],
    ['[DH 1.4] an extra card is for two players', '2 extraReveal | R3 | R3 | R3', 'onlyTwo'],
    ['[DH 2.24] no shift change after the last round', '8 shiftChange | R3 | R3', 'lastRound'],
    ['[DH 2.5] the token is at the table', '2 activation; first 2 | R3 | R3', 'first'],
    ['[DH 5.3] no event in the first round', '1 activation; options events=true; event pressDay | R3 | R3', 'event'],
    ['[DH 1.2] twelve beds', `2 activation | ${nine} R4 R4 R4 R4 | R3`, 'tooManyPatients'],
    [
      '[DH 9 event Broken Bed] eleven beds',
      `2 activation; options events=true; event brokenBed | ${nine} R4 R4 R4 | R3`,
      'tooManyPatients',
    ],
    ['[DH 2.3] an ambulance brings three', '2 makeRoom | R3; arrivals R2 R2 R2 R2 | R3', 'arrivals'],
    ['[DH 2.1] nobody arrives with a 6', '2 makeRoom | R3; arrivals R2 R2 R6 | R3', 'arrivals'],
    ['[DH 2.6] who arrives is untreated', '2 makeRoom | R3; arrivals R2 R2+ R3 | R3', 'treatedArrival'],
    ['[DH 2.14] nobody is treated before the activation', '2 improvement | R3+ | R3', 'treatedTooEarly'],
    ['[DH 2.23] the lounge is empty before the activation', '2 improvement | R3; lounge R | R3', 'treatedTooEarly'],
    ['[DH 2.18] colours end with the activation', '2 neglect | R3>G | R3', 'recoloured'],
    [
      '[DH 2.11] nobody is placed before the activation',
      '2 discard | R3; departments clinic:nurse | R3',
      'placedTooEarly',
    ],
    ['[DH 1.2] three nurses', '2 activation | R3; nurses 3; departments clinic:nurse | R3', 'tooManyNurses'],
    [
      '[DH 2.11] who stands in a department is placed',
      '2 activation | R3; specialists surgeon* | R3',
      'placedSpecialists',
    ],
    [
      '[DH 2.11] only one’s own people are placed',
      '2 activation | R3; departments clinic:surgeon | R3',
      'placedSpecialists',
    ],
    [
      '[DH 4.5 Consultant] a model without a Consultant',
      '2 activation | R3; specialists surgeon; model surgeon | R3',
      'model',
    ],
    ['[DH 4.5 Admissions Nurse] nobody was placed', '2 activation | R3; lounge R; admissions 1 | R3', 'followUp'],
    [
      '[DH 4.6 Drug Trial Centre] nobody who can help',
      '2 activation; options experimental=true | R5+; departments drugTrialCentre:paramedic; specialists paramedic*;' +
        ' after paramedic drugTrialCentre R2-R5+ | R3',
      'followUp',
    ],
    [
      '[DH 2.11] a department without dice leaves nothing open',
      '2 activation | R1 R5+; departments criticalCare:paramedic; specialists paramedic*;' +
        ' after paramedic criticalCare R4-R5+ | R3',
      'followUp',
    ],
    ['[DH 2.9] what one has not', '2 discard | R3; discarding surgeon | R3', 'discarding'],
    [
      '[DH 2.9] one a round',
      '2 discard | R3; specialists surgeon urologist; discarding surgeon urologist | R3',
      'discarding',
    ],
    ['[DH 2.9] before the activation', '2 activation | R3; specialists surgeon; discarding surgeon | R3', 'discarding'],
    ['[DH 4.4] protection needs a protector', '2 neglect | R3; administrator twoRed; shielded R3 | R3', 'shielded'],
    [
      '[DH 1.7] an administrator is there once',
      '2 activation | R3; administrator twoRed | R3; administrator twoRed',
      'administrator',
    ],
    [
      '[DH 5.1] a game without administrators',
      `2 activation; ${PLAIN} | R3; administrator twoRed | R3`,
      'administrator',
    ],
    ['[DH 2.3] an ambulance is taken once', '2 activation | R3; ambulance 2 | R3; ambulance 2', 'ambulance'],
    ['[DH 1.3] ambulances are one more than players', '2 activation | R3; ambulance 4 | R3', 'ambulance'],
    ['[DH 2.2] lowest values first', '2 ambulances; ambulances R2 R2 R4, R3 R3 R3, R5 R5 R5 | R3 | R3', 'ambulances'],
    [
      '[DH 2.3] the first player does not take number 1',
      '2 ambulances; ambulances -, R3 R3 R3, R5 R5 R5 | R3; arrivals R2 R2 R2; ambulance 1 | R3',
      'ambulances',
    ],
    [
      '[DH 2.3] nobody takes an ambulance before the first player',
      '2 ambulances; ambulances -, R3 R3 R3, R5 R5 R5 | R3 | R3; arrivals R2 R2 R2; ambulance 1',
      'ambulances',
    ],
    [
      '[DH 2.2] what was taken fitted between the others',
      '2 ambulances; ambulances R2 R2 R3, -, R3 R5 R5 | R3; arrivals R3 R4 R4; ambulance 2 | R3',
      'ambulances',
    ],
    [
      '[DH 1.1] fifteen of a colour for two',
      '2 activation | R1 R1 R1 R1 R1 R1 R1 R1 | R2 R2 R2 R2 R2 R2 R2 R2',
      'tooManyDice',
    ],
    [
      '[DH 1.4] two of each tile',
      '2 activation; row radiology | R3; departments radiology radiology | R3',
      'tooManyOf',
    ],
    ['[DH 1.4] starting departments are in no deck', '2 activation; row clinic | R3 | R3', 'tooManyOf'],
    ['[DH 6.1] reports are for the solo game', '2 activation; reports - - - - - - | R3 | R3', 'reports'],
    ['[DH 6.4] a card slides down at once', '2 activation; reports - - - twoRed - - | R3', 'reports'],
    [
      '[DH 6.4] a die that serves a report is in the lounge',
      '2 discharge; reports - - - - - -; used R | R3',
      'reports',
    ],
    ['[DH 2.7] nobody is skipped', '2 improvement; done 1 | R3; ambulance 1 | R3; ambulance 2', 'done'],
    ['[DH 5.2] nobody is skipped in order', '2 activation; options activation=inOrder; done 1 | R3 | R3', 'done'],
    ['[DH 5.7] a patient fits the space', '8 pickup; options pickup=true; taken 0:0:G1 | R3 | R3', 'taken'],
    ['[DH 5.7] turns are of the pickup', '2 activation; turn 1 | R3 | R3', 'turn'],
  ]

  it.each(cases)('%s', (_, text, reason) => {
    expect(why(text)).toBe(reason)
  })

  it('[DH 2.24] a phase that there is not', () => {
    const position = { round: 1, phase: 'night', hospitals: ['R3'] } as unknown as Position
    expect(setPosition(position)).toMatchObject({ refusal: { code: 'impossible', data: { why: 'phase' } } })
  })

  it('[DH 1.2] every reason occurs above', () => {
    expect([...new Set([...cases.map(([, , reason]) => reason), 'phase'])].sort()).toEqual([...IMPOSSIBLE].sort())
  })

  it.each([
    [null, { code: 'notAPosition' }],
    [
      { round: 1, phase: 'activation' },
      { code: 'badField', data: { field: 'hospitals' } },
    ],
    [
      { round: '1', phase: 'activation', hospitals: [] },
      { code: 'badField', data: { field: 'round' } },
    ],
    [
      { round: 1, phase: 'night', hospitals: [] },
      { code: 'badField', data: { field: 'phase' } },
    ],
    [
      { round: 1, phase: 'activation', hospitals: [], bag: 3 },
      { code: 'unknownField', data: { field: 'bag' } },
    ],
  ])('[DH 1.2] the form of %j', (input, refusal) => {
    expect(readPosition(input)).toEqual({ ok: false, refusal })
  })

  it('[DH 4.6] a second tile of the set in the box comes in for one that goes there', () => {
    const text = (tiles: string) =>
      `2 activation; options experimental=true; row - | R3; departments ${tiles} | R3 | R3 | R3`
    const four = 'radiology radiology cardiology cardiology urology urology immunology immunology'
    expect(why(text(four))).toBe('possible')
    expect(why(text(`${four} anaesthesia anaesthesia`))).toBe('tooManyOf')
  })
})
