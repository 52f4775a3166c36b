import { choiceOf } from '#builtin/understand/fields/choice.ts';
import { controlKindOf, fieldKindOf, namedControl, settingKindOf } from '#builtin/understand/fields/field-kind.ts';
import type { Field, FieldKind } from '#builtin/understand/fields/field.ts';
import { setOf } from '#builtin/understand/learned/connectives.ts';
import { lentNouns } from '#builtin/understand/learned/members.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { capitalized, identifier } from '#builtin/understand/words/identifier.ts';
import { unitIn } from '#builtin/understand/data/units.ts';
import { unique } from '#builtin/understand/words/unique.ts';
import { ASKED, isBeside, type Part } from './marked-part.ts';
import { BEHIND_MAX_CHARS, isStartValue, startingWith, switchIn, withSpan } from './start-values.ts';
import { timeSpanAt } from './time-span.ts';

/** A field that a request asks for, and where it stands; without a label where only its choices are told. */
export type Asked = { field: Field; start: number };

const OPTIONAL_BY_NATURE: ReadonlySet<FieldKind> = new Set(['yesNo', 'tags', 'file', 'choices', 'color', 'slider']);
const EVERY = /\b(?:all|every\w*|alle[ns]?|tous|toutes|todos|todas|tutti|tutte)\b/iu;
const SEPARATOR = /[,.;:]/;
const ONE_BOX = /\b(?:check|tick) ?box$/iu;
// "Smoker (yes or no)" is answered by one box.
const ANSWERS = ['yes', 'no', 'ja', 'nein', 'oui', 'non', 'sí', 'si', 'sim', 'não', 'sì'].join('|');
const YES_OR_NO = new RegExp(
  String.raw`[\s,:]*\(?(?:${ANSWERS})\s?(?:\/|\s(?:or|oder|ou|o)\s)\s?(?:${ANSWERS})\)?$`,
  'iu',
);
const LABEL_MAX_CHARS = 80;
const LEADS_TO_SPAN = /\s+(?:from|between|von|zwischen|de|du|entre|desde|da|das|dalle)$/iu;
// "Pick a day" asks for the day.
const ASKS_FOR = /^(?:enter|choose|pick|select|describe|upload)\s+(?:an?|the|their|your)\s+/iu;
const UNIT_MAX_CHARS = 16;
const IN_UNIT = /^\s+(?:in|en)\s+(?:\p{L}+|%|€|\$)/iu;
// What may be left open where nothing is said about it.
const REMARKS = setOf(
  [
    'note notes comment comments remark remarks requests wishes bemerkung bemerkungen anmerkung anmerkungen kommentar notizen',
    'hinweise wunsche remarque remarques commentaire commentaires notas comentario comentarios observaciones observacoes',
    'commenti commento osservazioni',
  ].join(' '),
);
const FROM = setOf('from von ab de du desde das da dal start begin beginn debut inicio inizio');
const TO = setOf('to until till bis a au jusqu hasta ate al end ende fin fim fine');

type Gathered = Asked & { options: string[]; control: string | undefined; needed: boolean | undefined };

/** The fields that a request asks for, with their kinds, choices and start values as it tells them. */
export function askedFields(prompt: string, parts: readonly Part[], areSettings = false): Asked[] {
  const asked: Gathered[] = [];
  let before: string | undefined;
  let allNeeded = false;
  for (const [index, part] of parts.entries()) {
    const { tag: name, text, start, end } = part;
    const last = asked.at(-1);
    if (ASKED.has(name)) {
      for (const field of fieldsCalled(part, prompt.slice(end, end + BEHIND_MAX_CHARS), areSettings))
        asked.push({ field, start, options: [], control: before, needed: undefined });
      before = undefined;
    } else if (name === 'option') {
      if (last === undefined) asked.push(nameless(start));
      asked.at(-1)?.options.push(text);
    } else if (name === 'kind') {
      const next = parts[index + 1];
      // "…, arrival date, and a checkbox to accept the terms": what stands apart from the one before belongs to the next.
      const isApart = SEPARATOR.test(prompt.slice(parts[index - 1]?.end ?? 0, start));
      const [between, mayLead] = [prompt.slice(end, next?.start), next !== undefined && ASKED.has(next.tag)];
      const leads = mayLead && (isBeside(between) || (isApart && between.length < 24 && !SEPARATOR.test(between)));
      if (leads || last === undefined) before = text;
      else last.control ??= text;
    } else if (name === 'required' || name === 'optional') {
      const isForAll = EVERY.test(prompt.slice(Math.max(0, start - 24), start + text.length));
      if (isForAll) allNeeded = name === 'required';
      else if (last !== undefined) last.needed = name === 'required';
    } else if (last !== undefined && isStartValue(prompt, parts, index)) {
      last.field = startingWith(last.field, text);
    }
  }
  const told = asked.map(({ field, start, options, control, needed }) => {
    const controlled = withControl(field, control, unique(options));
    const required = needed ?? (allNeeded || (!isOptionalByNature(controlled) && controlled.required));
    return { start, field: { ...controlled, required } };
  });
  return withEnds(told);
}

function isOptionalByNature({ kind, label }: Field): boolean {
  return OPTIONAL_BY_NATURE.has(kind) || (kind === 'longText' && REMARKS.has(wordsOf(label).at(-1) ?? ''));
}

// The fields of one part: "morning and evening dose" are two.
function fieldsCalled({ tag, text }: Part, behind: string, areSettings: boolean): Field[] {
  const kindOf = areSettings || tag === 'setting' ? settingKindOf : fieldKindOf;
  const switched = tag === 'setting' ? switchIn(text, behind) : undefined;
  const label = timeSpanAt(behind) === undefined ? (switched?.label ?? text) : text.replace(LEADS_TO_SPAN, '');
  return lentNouns(label).map((one) => {
    const field = withSpan(fieldCalled(one, behind.slice(0, UNIT_MAX_CHARS), kindOf), behind);
    return switched === undefined ? field : { ...field, kind: 'yesNo', initial: switched.isOn };
  });
}

// "Date, from, to" asks for times of the day, "from, to" alone for days.
function withEnds(asked: readonly Asked[]): Asked[] {
  const isCalled = (one: Asked | undefined, words: ReadonlySet<string>) =>
    one !== undefined && one.field.choices === undefined && words.has(wordsOf(one.field.label).join(' '));
  const isEnd = (at: number) =>
    (isCalled(asked[at], FROM) && isCalled(asked[at + 1], TO)) ||
    (isCalled(asked[at], TO) && isCalled(asked[at - 1], FROM));
  const hasDay = asked.some(({ field }, at) => field.kind === 'date' && !isEnd(at));
  return asked.map((one, at) =>
    isEnd(at) ? { ...one, field: { ...one.field, kind: hasDay ? 'time' : 'date' } } : one,
  );
}

// Options that stand alone: answers to a question that the request does not name.
function nameless(start: number): Gathered {
  const field: Field = { name: 'choice', label: '', kind: 'choice', required: false };
  return { field, start, options: [], control: undefined, needed: undefined };
}

// "SMS toggle" is asked as "SMS", and "Pot size in cm" as "Pot size" with the unit beside the number; a label that tells its
// unit in brackets stays as it is.
function fieldCalled(text: string, behind: string, kindOf: (name: string) => FieldKind): Field {
  const question = text.replace(YES_OR_NO, '');
  if (question !== text && question !== '')
    return { name: identifier(question, 'field'), label: capitalized(question), kind: 'yesNo', required: true };
  const control = namedControl(text.replace(ASKS_FOR, '').slice(0, LABEL_MAX_CHARS));
  const own = unitIn(control.label);
  const isBracketed = control.label.endsWith(')');
  const label = capitalized(isBracketed ? control.label : own.text);
  const unit = own.unit ?? unitIn(label + (IN_UNIT.exec(behind)?.[0] ?? '')).unit;
  const kind = withoutChoices(control.kind ?? kindOf(own.text));
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
  // One box to tick is an answer, several are choices.
  const isTicked = said === 'choices' && (field.kind === 'yesNo' || ONE_BOX.test(control ?? ''));
  if (isTicked) return { ...field, kind: 'yesNo' };
  return said === 'text' ? field : { ...field, kind: withoutChoices(said) };
}

// A drop-down that nobody named the entries of can't be filled; a box to type in can.
function withoutChoices(kind: FieldKind): FieldKind {
  return kind === 'choice' ? 'text' : kind === 'choices' ? 'tags' : kind;
}
