import type { Finding } from '../fault.ts'
import { shown } from '../fault.ts'
import { say } from '../said.ts'
import { pathText } from './path.ts'

/** C0, DEL, C1 and the two Unicode line separators: no name contains one, and PostgreSQL cannot store U+0000. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/
/** Paragraphs of running text may contain line breaks. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const CONTROL_IN_PROSE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u2028\u2029]/
const BIDI = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/
const PROSE = /(?:announcements\[\d+\]|streaming)\.|sponsors\[\d+\]\.text/

/** Finds faults in the characters of any text in the document, keys included. */
export function textFindings(raw: unknown): Finding[] {
  const findings: Finding[] = []
  const path: PropertyKey[] = []
  const visit = (value: unknown): void => {
    if (typeof value === 'string') findings.push(...characterFindings(value, pathText(path)))
    else if (value && typeof value === 'object') {
      if (path.length > 40) return
      for (const key of Object.keys(value)) {
        path.push(Array.isArray(value) ? Number(key) : key)
        visit(Reflect.get(value, key))
        path.pop()
      }
    }
  }
  visit(raw)
  return findings
}

function characterFindings(text: string, at: string): Finding[] {
  const findings: Finding[] = []
  const control = (PROSE.test(at) ? CONTROL_IN_PROSE : CONTROL).exec(text)
  if (control) {
    const problem = say('controlCharacter', { code: codePoint(control[0]), text: shown(text) })
    findings.push({ level: 'fault', at, problem, remedy: say('removeIt') })
  }
  if (!text.isWellFormed()) {
    const problem = say('halfCharacter', { text: shown(text) })
    findings.push({ level: 'fault', at, problem, remedy: say('wholeCharacter') })
  }
  const bidi = BIDI.exec(text)
  if (bidi) {
    const problem = say('directionMark', { code: codePoint(bidi[0]), text: shown(text) })
    findings.push({
      level: 'warning',
      at,
      problem,
      remedy: say('removeMark'),
    })
  }
  if (text.includes('\ufffd')) {
    const problem = say('lostLetter', { text: shown(text) })
    findings.push({
      level: 'warning',
      at,
      problem,
      remedy: say('letterBack'),
    })
  }
  return findings
}

const codePoint = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
