import { choiceOf } from '#builtin/understand/fields/choice.ts';
import { controlKindOf, fieldKindOf, namedControl, settingKindOf } from '#builtin/understand/fields/field-kind.ts';
import type { Field, FieldKind } from '#builtin/understand/fields/field.ts';
import { ARTICLES, setOf } from '#builtin/understand/learned/connectives.ts';
import { splitSharedNoun } from '#builtin/understand/learned/members.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { capitalized, identifier } from '#builtin/understand/words/identifier.ts';
import { unitIn } from '#builtin/understand/data/units.ts';
import { unique } from '#builtin/understand/words/unique.ts';
import { ASKED, isBeside, type Part } from './marked-part.ts';
import { splitOffRange } from '../amounts/number-range.ts';
import { LOOKAHEAD_CHARS, isInitialValue, withInitialValue, switchStateIn, withRange } from './initial-values.ts';
import { timeRangeAt } from '../amounts/time-range.ts';

/** A field that a request asks for and its position. Its label is empty if the request gives only its choices. */
export type Asked = { field: Field; start: number };

const OPTIONAL_BY_NATURE: ReadonlySet<FieldKind> = new Set(['yesNo', 'tags', 'file', 'choices', 'color', 'slider']);
const EVERY = /\b(?:all|every\w*|alle[ns]?|tous|toutes|todos|todas|tutti|tutte)\b/iu;
const SEPARATOR = /[,.;:]/;
const ONE_BOX = /\b(?:check|tick) ?box$/iu;
// One checkbox answers "Smoker (yes or no)".
const ANSWERS = ['yes', 'no', 'ja', 'nein', 'oui', 'non', 'sí', 'si', 'sim', 'não', 'sì'].join('|');
const YES_OR_NO = new RegExp(
  String.raw`[\s,:]*\(?(?:${ANSWERS})\s?(?:\/|\s(?:or|oder|ou|o)\s)\s?(?:${ANSWERS})\)?$`,
  'iu',
);
const LABEL_MAX_CHARS = 80;
const LEADS_TO_SPAN = /\s+(?:from|between|von|zwischen|de|du|entre|desde|da|das|dalle)$/iu;
// "Pick a day" asks for the field "day".
const ASKS_FOR = /^(?:enter|choose|pick|select|describe|upload)\s+(?:an?|the|their|your)\s+/iu;
const UNIT_MAX_CHARS = 16;
const IN_UNIT = /^\s+(?:in|en)\s+(?:\p{L}+|%|€|\$)/iu;
// Long texts that are optional unless the request says otherwise.
const REMARKS = setOf(
  [
    'note notes comment comments remark remarks requests wishes bemerkung bemerkungen anmerkung anmerkungen kommentar notizen',
    'hinweise wunsche remarque remarques commentaire commentaires notas comentario comentarios observaciones observacoes',
    'commenti commento osservazioni allergies allergy allergien allergie alergias alergia',
  ].join(' '),
);
const ONLY_WORDS = 'only|nur|seulement|uniquement|solo|solamente|apenas|soltanto';
const ONLY = new RegExp(String.raw`^ (?:${ONLY_WORDS})(?=\s*(?:[,.;)]|$|(?:and|und|et|y|e)\b))`, 'iu');
const ENDS_ONLY = new RegExp(` (?:${ONLY_WORDS})$`, 'iu');
const SETS = /^(?:set|change|adjust)\s+(?=\S+\s)/iu;
const IN_DOUBT: ReadonlySet<FieldKind> = new Set(['text', 'longText', 'number', 'quantity', 'yesNo']);
const DESCRIBED = /^(?:descr[iíe]\p{L}*|beschreib\p{L}*|décri\p{L}*)\s/iu;
const CLAUSE_MAX_CHARS = 40;
const WHETHER = /(?:[,;:(]|\s(?:and|und|et|y|e))\s+(?:whether|if|ob|si|se)\s+([^,;.:()]*)$/iu;
const PRONOUNS = setOf('they you we he she it i sie man er du jemand wir ihr il elle on ils elles vous tu');
const AT_LEAST_ONE = setOf(
  [
    'people persons adults participants attendees tickets pieces copies portions servings personen leute erwachsene teilnehmer',
    'stuck stucke exemplare portionen karten personnes adultes participants billets exemplaires personas adultos participantes',
    'entradas piezas porciones pessoas ingressos pecas porcoes persone adulti partecipanti biglietti pezzi porzioni',
  ].join(' '),
);
const FROM = setOf('from von ab de du desde das da dal start begin beginn debut inicio inizio');
const TO = setOf('to until till bis a au jusqu hasta ate al end ende fin fim fine');

type Gathered = Asked & { options: string[]; control: string | undefined; needed: boolean | undefined };

/** Whether a label names a restriction: "vegan only". */
export function isRestriction(label: string): boolean {
  return ENDS_ONLY.test(label);
}

/** The fields that a request asks for, with the kinds, choices and initial values it gives them. */
export function requestedFields(prompt: string, parts: readonly Part[], areSettings = false): Asked[] {
  const asked: Gathered[] = [];
  let before: string | undefined;
  let allNeeded = false;
  for (const [index, part] of parts.entries()) {
    const { tag: name, text, start, end } = part;
    const last = asked.at(-1);
    if (ASKED.has(name)) {
      const told = fieldsCalled(part, prompt.slice(end, end + LOOKAHEAD_CHARS), areSettings);
      for (const field of told.map((one) => asYesOrNo(one, text, prompt.slice(parts[index - 1]?.end ?? 0, start))))
        asked.push({ field, start, options: [], control: before, needed: undefined });
      before = undefined;
    } else if (name === 'option') {
      const isOfStep = parts[index - 1]?.tag === 'step';
      if (last === undefined || isOfStep) asked.push(nameless(start));
      asked.at(-1)?.options.push(text);
    } else if (name === 'kind') {
      const next = parts[index + 1];
      // "…, arrival date, and a checkbox to accept the terms": a control behind a separator belongs to the field after it.
      const isApart = SEPARATOR.test(prompt.slice(parts[index - 1]?.end ?? 0, start));
      const [between, mayLead] = [prompt.slice(end, next?.start), next !== undefined && ASKED.has(next.tag)];
      const leads = mayLead && (isBeside(between) || (isApart && between.length < 24 && !SEPARATOR.test(between)));
      if (leads || last === undefined) before = text;
      else last.control ??= text;
    } else if (name === 'required' || name === 'optional') {
      const isForAll = EVERY.test(prompt.slice(Math.max(0, start - 24), start + text.length));
      if (isForAll) allNeeded = name === 'required';
      else if (last !== undefined) last.needed = name === 'required';
    } else if (last !== undefined && isInitialValue(prompt, parts, index)) {
      last.field = withInitialValue(last.field, text);
    }
  }
  const told = asked.map(({ field, start, options, control, needed }) => {
    const controlled = withControl(field, control, unique(options));
    const required = needed ?? (allNeeded || (!isOptionalByNature(controlled) && controlled.required));
    return { start, field: withLeast({ ...controlled, required }) };
  });
  return withEnds(told);
}

function isOptionalByNature({ kind, label }: Field): boolean {
  return OPTIONAL_BY_NATURE.has(kind) || (kind === 'longText' && REMARKS.has(wordsOf(label).at(-1) ?? ''));
}

// Turns a field behind "if" or "whether" into a yes/no question: "…, and if they come by car", but not "phone if urgent".
function asYesOrNo(field: Field, text: string, before: string): Field {
  const clause = WHETHER.exec(before.slice(-CLAUSE_MAX_CHARS))?.[1];
  if (clause === undefined || !IN_DOUBT.has(field.kind)) return field;
  const words = `${clause}${text}`.split(' ');
  if (PRONOUNS.has(words[0]?.toLowerCase() ?? '')) words.shift();
  while (ARTICLES.has(words[0]?.toLowerCase() ?? '')) words.shift();
  const label = capitalized(words.join(' '));
  return { ...field, label, name: identifier(label, 'field'), kind: 'yesNo', required: false };
}

// A booking needs at least one person or ticket.
function withLeast(field: Field): Field {
  const isLeastOne = field.kind === 'quantity' && field.required && field.min === undefined;
  return isLeastOne && wordsOf(field.label).some((word) => AT_LEAST_ONE.has(word)) ? { ...field, min: 1 } : field;
}

// The fields of one part: "morning and evening dose" gives two.
function fieldsCalled({ tag, text: said }: Part, behind: string, areSettings: boolean): Field[] {
  // "Vegan dishes only" is a yes/no field.
  const [only] = ONLY.exec(behind) ?? [];
  if (only !== undefined && fieldKindOf(said) === 'text') {
    const label = capitalized(said + only);
    return [{ name: identifier(label, 'field'), label, kind: 'yesNo', required: false }];
  }
  const text = tag === 'setting' ? said.replace(SETS, '') : said;
  const kindOf = areSettings || tag === 'setting' ? settingKindOf : fieldKindOf;
  const switched = tag === 'setting' ? switchStateIn(text, behind) : undefined;
  const label = timeRangeAt(behind) === undefined ? (switched?.label ?? text) : text.replace(LEADS_TO_SPAN, '');
  return splitSharedNoun(label).map((one) => {
    const { text: name, span } = splitOffRange(one);
    const whole = fieldCalled(one, behind.slice(0, UNIT_MAX_CHARS), kindOf);
    const called = span === '' ? whole : { ...whole, label: capitalized(name), name: identifier(name, 'field') };
    const field = withRange(called, span === '' ? behind : span);
    return switched === undefined ? field : { ...field, kind: 'yesNo', initial: switched.isOn };
  });
}

// "From, to" asks for two times of day if the request also asks for a date, otherwise for two dates.
function withEnds(asked: readonly Asked[]): Asked[] {
  const isCalled = (one: Asked | undefined, words: ReadonlySet<string>) =>
    one !== undefined && one.field.choices === undefined && words.has(wordsOf(one.field.label).join(' '));
  const isEnd = (at: number) =>
    (isCalled(asked[at], FROM) && isCalled(asked[at + 1], TO)) ||
    (isCalled(asked[at], TO) && isCalled(asked[at - 1], FROM));
  const isSpan = (at: number) => {
    const [one, next] = [asked[at]?.field, asked[at + 1]];
    return one?.kind === 'time' && one.until === undefined && LEADS_TO_SPAN.test(one.label) && isCalled(next, TO);
  };
  const spans = new Set(asked.keys().filter(isSpan));
  if (spans.size > 0)
    return withEnds(asked.flatMap((one, at) => (spans.has(at) ? [untilItsEnd(one)] : spans.has(at - 1) ? [] : [one])));
  const hasDay = asked.some(({ field }, at) => field.kind === 'date' && !isEnd(at));
  return asked.map((one, at) =>
    isEnd(at) ? { ...one, field: { ...one.field, kind: hasDay ? 'time' : 'date' } } : one,
  );
}

// "Opening hours from and to" is one range whose hours are not given.
function untilItsEnd({ field, start }: Asked): Asked {
  const label = field.label.replace(LEADS_TO_SPAN, '');
  return { start, field: { ...field, label, name: identifier(label, 'field'), until: '' } };
}

// A field for choices that stand alone: answers to a question that the request does not name.
function nameless(start: number): Gathered {
  const field: Field = { name: 'choice', label: '', kind: 'choice', required: false };
  return { field, start, options: [], control: undefined, needed: undefined };
}

// "SMS toggle" becomes "SMS", and "Pot size in cm" becomes "Pot size" with the unit beside the number. A label with its unit in
// brackets stays as it is.
function fieldCalled(text: string, behind: string, kindOf: (name: string) => FieldKind): Field {
  const question = text.replace(YES_OR_NO, '');
  if (question !== text && question !== '')
    return { name: identifier(question, 'field'), label: capitalized(question), kind: 'yesNo', required: true };
  const control = namedControl(text.replace(ASKS_FOR, '').slice(0, LABEL_MAX_CHARS));
  const own = unitIn(control.label);
  const isBracketed = control.label.endsWith(')');
  const label = capitalized(isBracketed ? control.label : own.text);
  const unit = own.unit ?? unitIn(label + (IN_UNIT.exec(behind)?.[0] ?? '')).unit;
  const told = DESCRIBED.test(text) ? 'longText' : control.kind;
  const kind = withoutChoices(told ?? kindOf(own.text));
  const field: Field = { name: identifier(label, 'field'), label, kind, required: true };
  if (unit === undefined) return field;
  const measured: Field = { ...field, kind: kind === 'text' ? 'number' : kind };
  return isBracketed ? measured : { ...measured, suffix: ` ${unit}` };
}

function withControl(field: Field, control: string | undefined, options: readonly string[]): Field {
  const said = control === undefined ? 'text' : controlKindOf(control);
  if (options.length > 1 || field.label === '') {
    const kind = said === 'choices' || field.kind === 'tags' ? 'choices' : 'choice';
    return { ...field, kind, choices: options.map(choiceOf) };
  }
  const [only] = options;
  if (only !== undefined) return { ...field, help: capitalized(only) };
  // A single checkbox is a yes/no answer, several are choices.
  const isTicked = said === 'choices' && (field.kind === 'yesNo' || ONE_BOX.test(control ?? ''));
  if (isTicked) return { ...field, kind: 'yesNo' };
  return said === 'text' ? field : { ...field, kind: withoutChoices(said) };
}

// A drop-down whose entries nobody named would be empty, so the user types the answer instead.
function withoutChoices(kind: FieldKind): FieldKind {
  return kind === 'choice' ? 'text' : kind === 'choices' ? 'tags' : kind;
}
