import { choiceOf } from '#builtin/understand/fields/choice.ts';
import {
  controlKindOf,
  fieldKindOf,
  namedControl,
  settingKindOf,
  withoutChoices,
} from '#builtin/understand/fields/field-kind.ts';
import type { Field, FieldKind } from '#builtin/understand/fields/field.ts';
import { requestedControl } from '#builtin/understand/fields/requested-control.ts';
import { ARTICLES, setOf } from '#builtin/understand/learned/connectives.ts';
import { splitSharedNoun } from '#builtin/understand/learned/members.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { capitalized, identifier } from '#builtin/understand/words/identifier.ts';
import { unitIn } from '#builtin/understand/values/units.ts';
import { unique } from '#builtin/understand/words/split-items.ts';
import { asQuestion } from '#builtin/understand/fields/questions.ts';
import { INPUT_TAGS, isShortGap, type TaggedPart } from './tagged-part.ts';
import { bareRangeAt, splitOffRange, type NumberRange } from '../amounts/number-range.ts';
import { LOOKAHEAD_CHARS, isInitialValue, withInitialValue, switchStateIn, withRange } from './initial-values.ts';
import { lettersAt, withBounds, withNamesAfterRanges } from './stated-ranges.ts';
import { timeRangeAt } from '../amounts/time-range.ts';

/** A field that a request asks for and its position. Its label is empty if the request gives only its choices. */
export type LocatedField = { field: Field; start: number };

const OPTIONAL_BY_NATURE: ReadonlySet<FieldKind> = new Set(['yesNo', 'tags', 'file', 'choices', 'color', 'slider']);
const ALL = /\b(?:all|every\w*|alle[ns]?|tous|toutes|todos|todas|tutti|tutte)\b/iu;
const SEPARATOR = /[,.;:\n]/;
const REQUIREMENTS: ReadonlySet<string> = new Set(['required', 'optional']);
const ONE_BOX = /\b(?:check|tick) ?box$/iu;
// One checkbox answers "Smoker (yes or no)".
const YES_NO_WORDS = ['yes', 'no', 'ja', 'nein', 'oui', 'non', 'sí', 'si', 'sim', 'não', 'sì'].join('|');
const YES_OR_NO = new RegExp(
  String.raw`[\s,:]*\(?(?:${YES_NO_WORDS})\s?(?:\/|\s(?:or|oder|ou|o)\s)\s?(?:${YES_NO_WORDS})\)?$`,
  'iu',
);
const LABEL_MAX_CHARS = 80;
const LEADS_TO_RANGE = /\s+(?:from|between|von|zwischen|de|du|entre|desde|da|das|dalle)$/iu;
// "Pick a day" asks for the field "day".
const ASKS_FOR = /^(?:enter|choose|pick|select|describe|upload)\s+(?:an?|the|their|your)\s+/iu;
const UNIT_MAX_CHARS = 16;
const IN_UNIT = /^\s+(?:in|en|em)\s+(?:\p{L}+|%|€|\$)/iu;
// Long texts that are optional unless the request says otherwise.
const REMARK_WORDS = setOf(
  [
    'note notes comment comments remark remarks requests wishes bemerkung bemerkungen anmerkung anmerkungen kommentar notizen',
    'hinweise wunsche remarque remarques commentaire commentaires notas comentario comentarios observaciones observacoes',
    'commenti commento osservazioni allergies allergy allergien allergie alergias alergia',
  ].join(' '),
);
const ONLY_WORDS = 'only|nur|seulement|uniquement|solo|solamente|apenas|soltanto';
const ONLY = new RegExp(String.raw`^ (?:${ONLY_WORDS})(?=\s*(?:[,.;)]|$|(?:and|und|et|y|e)\b))`, 'iu');
const ENDS_IN_ONLY = new RegExp(` (?:${ONLY_WORDS})$`, 'iu');
const SETTING_VERB = /^(?:set|change|adjust)\s+(?=\S+\s)/iu;
const CAN_BE_YES_NO: ReadonlySet<FieldKind> = new Set(['text', 'longText', 'number', 'quantity', 'yesNo']);
const DESCRIBE = /^(?:descr[iíe]\p{L}*|beschreib\p{L}*|décri\p{L}*)\s/iu;
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
const HOURS = setOf(
  'hour hours time times zeit zeiten stunden heure heures hora horas horario horarios ora ore orario orari',
);
const TO = setOf('to until till bis a au jusqu hasta ate al end ende fin fim fine');

type FieldDraft = LocatedField & {
  options: string[];
  control: string | undefined;
  range?: NumberRange | undefined;
  isRequired: boolean | undefined;
};

/** Whether a label names a restriction: "vegan only". */
export function isRestriction(label: string): boolean {
  return ENDS_IN_ONLY.test(label);
}

/** The fields that a request asks for, with the kinds, choices and initial values it gives them. */
export function requestedFields(prompt: string, marked: readonly TaggedPart[], isSettings = false): LocatedField[] {
  const parts = withNamesAfterRanges(prompt, marked);
  const drafts: FieldDraft[] = [];
  let pendingControl: string | undefined;
  let pendingRange: NumberRange | undefined;
  let isAllRequired = false;
  for (const [index, part] of parts.entries()) {
    const { tag: name, text, start, end } = part;
    const last = drafts.at(-1);
    if (INPUT_TAGS.has(name)) {
      const fields = fieldsOfPart(part, prompt.slice(end, end + LOOKAHEAD_CHARS), isSettings);
      for (const field of fields.map((one) => asYesOrNo(one, text, prompt.slice(parts[index - 1]?.end ?? 0, start))))
        drafts.push({ field, start, options: [], control: pendingControl, range: pendingRange, isRequired: undefined });
      pendingControl = undefined;
      pendingRange = undefined;
    } else if (name === 'option') {
      const isOfStep = parts[index - 1]?.tag === 'step';
      if (last === undefined || isOfStep) drafts.push(namelessField(start));
      drafts.at(-1)?.options.push(text);
    } else if (name === 'kind') {
      const next = parts[index + 1];
      // "…, arrival date, and a checkbox to accept the terms": a control after a separator belongs to the field after it.
      const isSetOff = SEPARATOR.test(prompt.slice(parts[index - 1]?.end ?? 0, start));
      const [between, isNextInput] = [prompt.slice(end, next?.start), next !== undefined && INPUT_TAGS.has(next.tag)];
      const range = bareRangeAt(prompt.slice(end, end + LOOKAHEAD_CHARS));
      const isNamedAfter = range !== undefined && end + range.length + 1 === next?.start;
      const belongsToNext =
        isNextInput &&
        (isNamedAfter || isShortGap(between) || (isSetOff && between.length < 24 && !SEPARATOR.test(between)));
      if (belongsToNext || last === undefined) {
        pendingControl = text;
        pendingRange = range;
      } else {
        last.control ??= text;
        last.range ??= range;
        last.options.push(...lettersAt(prompt.slice(end, end + LOOKAHEAD_CHARS)));
      }
    } else if (REQUIREMENTS.has(name) && lettersAt(text).length > 0) {
      continue;
    } else if (name === 'required' || name === 'optional') {
      const isForAll = ALL.test(prompt.slice(Math.max(0, start - 24), start + text.length));
      if (isForAll) isAllRequired = name === 'required';
      else if (last !== undefined) last.isRequired = name === 'required';
    } else if (last !== undefined && isInitialValue(prompt, parts, index)) {
      last.field = withInitialValue(last.field, text);
    }
  }
  const fields = drafts.map(({ field, start, options, control, range, isRequired }) => {
    const asked = withRequestedControl(withControl(field, control, unique(options)), control);
    const controlled = withBounds(asked, range, controlKindOf(control ?? '') === 'slider');
    const required = isRequired ?? (isAllRequired || (!isOptionalByNature(controlled) && controlled.required));
    const label = controlled.label.replaceAll(/\s+/g, ' ');
    return { start, field: asQuestion(withMinimumOfOne({ ...controlled, label, required }), control) };
  });
  return withRangeEnds(fields);
}

function isOptionalByNature({ kind, label }: Field): boolean {
  return OPTIONAL_BY_NATURE.has(kind) || (kind === 'longText' && REMARK_WORDS.has(wordsOf(label).at(-1) ?? ''));
}

// Turns a field after "if" or "whether" into a yes/no question: "…, and if they come by car", but not "phone if urgent".
function asYesOrNo(field: Field, text: string, before: string): Field {
  const clause = WHETHER.exec(before.slice(-CLAUSE_MAX_CHARS))?.[1];
  if (clause === undefined || !CAN_BE_YES_NO.has(field.kind)) return field;
  const words = `${clause}${text}`.split(' ');
  if (PRONOUNS.has(words[0]?.toLowerCase() ?? '')) words.shift();
  while (ARTICLES.has(words[0]?.toLowerCase() ?? '')) words.shift();
  const label = capitalized(words.join(' '));
  return { ...field, label, name: identifier(label, 'field'), kind: 'yesNo', required: false };
}

// A booking needs at least one person or ticket.
function withMinimumOfOne(field: Field): Field {
  const isOpenCount = field.kind === 'quantity' && field.required && field.min === undefined;
  return isOpenCount && wordsOf(field.label).some((word) => AT_LEAST_ONE.has(word)) ? { ...field, min: 1 } : field;
}

// The fields of one part: "morning and evening dose" gives two.
function fieldsOfPart({ tag, text: partText }: TaggedPart, after: string, isSettings: boolean): Field[] {
  // "Vegan dishes only" is a yes/no field.
  const [only] = ONLY.exec(after) ?? [];
  if (only !== undefined && fieldKindOf(partText) === 'text') {
    const label = capitalized(partText + only);
    return [{ name: identifier(label, 'field'), label, kind: 'yesNo', required: false }];
  }
  const text = tag === 'setting' ? partText.replace(SETTING_VERB, '') : partText;
  const kindOf = isSettings || tag === 'setting' ? settingKindOf : fieldKindOf;
  const switched = tag === 'setting' ? switchStateIn(text, after) : undefined;
  const label = timeRangeAt(after) === undefined ? (switched?.label ?? text) : text.replace(LEADS_TO_RANGE, '');
  return splitSharedNoun(label).map((one) => {
    const { text: name, range } = splitOffRange(one);
    const whole = fieldOf(one, after.slice(0, UNIT_MAX_CHARS), kindOf);
    const renamed = range === '' ? whole : { ...whole, label: capitalized(name), name: identifier(name, 'field') };
    const bounded = withRange(renamed, range === '' ? after : range);
    const field = bounded.max === undefined ? withBounds(bounded, bareRangeAt(after), false) : bounded;
    return switched === undefined ? field : { ...field, kind: 'yesNo', initial: switched.isOn };
  });
}

// "From, to" asks for two times of day if the request also asks for a date, otherwise for two dates.
function withRangeEnds(fields: readonly LocatedField[]): LocatedField[] {
  const isNamed = (one: LocatedField | undefined, words: ReadonlySet<string>) =>
    one !== undefined && one.field.choices === undefined && words.has(wordsOf(one.field.label).join(' '));
  const isEnd = (at: number) =>
    (isNamed(fields[at], FROM) && isNamed(fields[at + 1], TO)) ||
    (isNamed(fields[at], TO) && isNamed(fields[at - 1], FROM));
  const isRange = (at: number) => {
    const [one, next] = [fields[at]?.field, fields[at + 1]];
    if (one === undefined || one.rangeEnd !== undefined || !LEADS_TO_RANGE.test(one.label)) return false;
    return isNamed(next, TO) && (one.kind === 'time' || wordsOf(one.label).some((word) => HOURS.has(word)));
  };
  const ranges = new Set(fields.keys().filter(isRange));
  if (ranges.size > 0)
    return withRangeEnds(
      fields.flatMap((one, at) => (ranges.has(at) ? [asOpenRange(one)] : ranges.has(at - 1) ? [] : [one])),
    );
  const hasDay = fields.some(({ field }, at) => field.kind === 'date' && !isEnd(at));
  return fields.map((one, at) =>
    isEnd(at) ? { ...one, field: { ...one.field, kind: hasDay ? 'time' : 'date' } } : one,
  );
}

// "Opening hours from and to" is one range whose hours are not given.
function asOpenRange({ field, start }: LocatedField): LocatedField {
  const label = field.label.replace(LEADS_TO_RANGE, '');
  return { start, field: { ...field, kind: 'time', label, name: identifier(label, 'field'), rangeEnd: '' } };
}

// A field for choices that stand alone: answers to a question that the request does not name.
function namelessField(start: number): FieldDraft {
  const field: Field = { name: 'choice', label: '', kind: 'choice', required: false };
  return { field, start, options: [], control: undefined, isRequired: undefined };
}

// "SMS toggle" becomes "SMS", and "Pot size in cm" becomes "Pot size" with the unit beside the number. A label with its unit in
// brackets stays as it is.
function fieldOf(text: string, after: string, kindOf: (name: string) => FieldKind): Field {
  const question = text.replace(YES_OR_NO, '');
  if (question !== text && question !== '')
    return { name: identifier(question, 'field'), label: capitalized(question), kind: 'yesNo', required: true };
  const control = namedControl(text.replace(ASKS_FOR, '').slice(0, LABEL_MAX_CHARS));
  const labelUnit = unitIn(control.label);
  const isBracketed = control.label.endsWith(')');
  const label = capitalized(isBracketed ? control.label : labelUnit.text);
  const unit = labelUnit.unit ?? unitIn(label + (IN_UNIT.exec(after)?.[0] ?? '')).unit;
  const statedKind = DESCRIBE.test(text) ? 'longText' : control.kind;
  const kind = withoutChoices(statedKind ?? kindOf(labelUnit.text));
  const inName = control.kind === undefined ? undefined : requestedControl(text);
  const named: Field = { name: identifier(label, 'field'), label, kind, required: true };
  const field = inName === undefined ? named : { ...named, control: inName };
  if (unit === undefined) return field;
  // "Delivery time in days" is no date.
  const measured: Field = { ...field, kind: kind === 'text' || kind === 'date' ? 'number' : kind };
  return isBracketed ? measured : { ...measured, suffix: ` ${unit}` };
}

// "Country as a dropdown" is one, however few the countries.
function withRequestedControl(field: Field, control: string | undefined): Field {
  const told = requestedControl(control ?? '') ?? field.control;
  return told === undefined ? field : { ...field, control: told };
}

function withControl(field: Field, control: string | undefined, options: readonly string[]): Field {
  const controlKind = control === undefined ? 'text' : controlKindOf(control);
  if (options.length > 1 || field.label === '') {
    const kind = controlKind === 'choices' || field.kind === 'tags' ? 'choices' : 'choice';
    return { ...field, kind, choices: options.map(choiceOf) };
  }
  const [hint] = options;
  if (hint !== undefined) return { ...field, help: capitalized(hint) };
  // A single checkbox is a yes/no answer, several are choices.
  const isTicked = controlKind === 'choices' && (field.kind === 'yesNo' || ONE_BOX.test(control ?? ''));
  if (isTicked) return { ...field, kind: 'yesNo' };
  return controlKind === 'text' ? field : { ...field, kind: withoutChoices(controlKind) };
}
