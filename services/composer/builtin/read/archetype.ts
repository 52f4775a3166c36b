import type { UiType } from '#contract/ui-type.ts';
import { isAboutRecord } from './about-record.ts';
import type { Action } from './action.ts';
import { STRONG, WEAK } from './archetype-words.ts';
import { BODY } from './body-words.ts';
import { type Group, type RecordSet, allFacts, allRecords } from './data-shape.ts';
import type { Field } from './field.ts';
import { foldText } from './fold-text.ts';
import { namesField } from './options-from-data.ts';
import { columnFor } from './record-roles.ts';
import { spelled } from './spelling.ts';
import { tellFacts } from './told-fact.ts';

const WEIGHTS = { head: 5, strong: 2, weak: 1, weakHead: 2 };

/** What an archetype is guessed from. */
export type Evidence = {
  prompt: string;
  /** The words that name the screen. */
  head: string;
  data: Group;
  actions: readonly Action[];
  fields: readonly Field[];
};

/** The archetype that fits a prompt, its data and actions best; `other` when nothing speaks for one. */
export function archetypeOf(evidence: Evidence): UiType {
  const text = plainWords(evidence.prompt);
  const head = plainWords(evidence.head);
  const scores = (Object.keys(STRONG) as UiType[]).map((uiType) => {
    const words =
      (STRONG[uiType].test(head) ? WEIGHTS.head : STRONG[uiType].test(text) ? WEIGHTS.strong : 0) +
      (WEAK[uiType].test(head) ? WEIGHTS.weakHead : WEAK[uiType].test(text) ? WEIGHTS.weak : 0);
    return { uiType, score: words + headNounBonus(uiType, head) + shapeBonus(uiType, evidence) };
  });
  const best = scores.reduce((a, b) => (b.score > a.score ? b : a));
  return best.score >= 2 ? best.uiType : 'other';
}

// A table to eat at is no table of records, and payment details are asked for, not shown.
function plainWords(text: string): string {
  const words = spelled(foldText(text).replaceAll(/[-_]/g, ' '));
  return words
    .replaceAll(/\b(book|reserv\w*)\s+(?:an?\s+|the\s+)?(?:restaurant\s+)?table\b/g, '$1')
    .replaceAll(
      /\b(payment|contact|shipping|billing|delivery|personal|bank|guest|passenger|card|your) details\b/g,
      '$1 form',
    )
    .replaceAll(/\btable (booking|reservation)s?\b/g, '$1');
}

// The noun that a name ends in says what is named: in "checkout wizard for a shop" and "booking form" it is the last
// word before whom or what it is for.
const BEHIND_NOUN =
  /\s+(?:for|of|to|at|in|on|from|by|about|per|after|before|fur|von|der|des|zum|zur|pour|de|du|para|del|di|della|dei|per|da|dos)\s.*$/u;

function headNounBonus(uiType: UiType, head: string): number {
  const isLast = (name: string, weight: number): number => {
    const found = [...name.matchAll(new RegExp(STRONG[uiType].source, 'g'))].at(-1);
    return found !== undefined && found.index + found[0].length === name.length ? weight : 0;
  };
  return Math.max(isLast(head, 2), isLast(head.replace(BEHIND_NOUN, ''), 4));
}

function shapeBonus(uiType: UiType, { prompt, head, data, actions, fields }: Evidence): number {
  const records = allRecords(data);
  const facts = allFacts(data);
  const asks = actions.some((action) => action.fields.length > 1);
  const asksOne = actions.some((action) => action.fields.length === 1) && records.length === 0;
  switch (uiType) {
    case 'form':
      return (
        (asks ? 2 : asksOne && PICKS.test(prompt) ? 4 : 0) +
        (PICKS.test(prompt) && actions.some((action) => choosesAmong(action, records)) ? 4 : 0) +
        (/^\s*(?:search|find|suche)\b/iu.test(prompt) && fields.length >= 3 ? 5 : 0) +
        (records.length + facts.length > 0 ? 0 : askingBonus(fields))
      );
    case 'wizard':
      return /multi[- ]?step|step[- ]by[- ]step|\b\w+[- ]steps?\b|\b(?:guide|walk)\b.*\bthrough\b/i.test(prompt)
        ? 2
        : 0;
    case 'list_table':
      return (
        (records.length > 0 && facts.length <= 2 ? 2 : 0) +
        (/^\s*(?:please\s+)?(?:let (?:the |an? |our |my )?\p{L}+ )?(?:show|list|display|view|browse|see|zeige?|affiche|muestra)\b/iu.test(
          prompt,
        )
          ? 2
          : 0) +
        (records.some((set) => actions.some((action) => isAboutRecord(action, set))) ? 3 : 0)
      );
    case 'map':
      // Records with coordinates, and somebody who asks where they are.
      return records.some(isPlaced) && WHERE.test(prompt) ? 5 : 0;
    case 'calendar':
      return records.some(isDated) && WHEN.test(prompt) ? 5 : 0;
    case 'editor':
      return facts.some(({ key, value }) => BODY.test(key) && typeof value === 'string') && EDITS.test(prompt) ? 9 : 0;
    case 'board':
      return /\b(?:move|drag|verschieb\w*)\b.*\b(?:between|zwischen|entre|from)\b/iu.test(prompt) ? 3 : 0;
    case 'dashboard':
      return facts.filter(({ kind }) => kind === 'number' || kind === 'percent').length >= 2 ? 2 : 0;
    case 'detail_view':
      return (
        ((records.length === 0 && facts.length >= 3) || isOneSubject(data) ? 2 : 0) +
        (tellFacts(fields.map(({ label }) => label)) ? 4 : 0)
      );
    case 'confirmation':
      // Where rows wait for a decision each, one question does not do.
      if (records.some((set) => actions.some((action) => isAboutRecord(action, set)))) return -5;
      if (DESTROYS.test(head) && records.length === 0 && !asks) return 6;
      return actions.length === 2 && actions.every((action) => action.fields.length === 0) && records.length === 0
        ? 1
        : 0;
    default:
      return 0;
  }
}

// "Delete my account" asks whether to; the words open the name of the screen.
const DESTROYS = /^(?:delet(?:e|ing)|remov(?:e|ing)|deactivat(?:e|ing)|clos(?:e|ing)) (?:my|your|the|an?) \p{L}+/iu;

const WHERE = /\b(?:where|wo|où|donde|dónde|near(?:by|est)?|locations?|standorte?)\b/iu;

const WHEN = /\b(?:when|wann|quand|cu[aá]ndo|quando|who works|shifts?)\b/iu;
const EDITS = /^\s*(?:please\s+)?(?:edit|write|draft|revise|bearbeite|modifie|edita|modifica)\b/iu;

function isDated(set: RecordSet): boolean {
  return set.columns.some(({ kind }) => kind === 'date' || kind === 'dateTime');
}

function isPlaced(set: RecordSet): boolean {
  return columnFor(set, 'latitude') !== undefined && columnFor(set, 'longitude') !== undefined;
}

const PICKS = /\b(?:pick|choose|select|enter|ask|answer|fill|provide)\b/iu;

// One answer of several is a record of the data, as the doctor of an appointment is.
function choosesAmong({ fields }: Action, records: readonly RecordSet[]): boolean {
  return fields.length > 2 && fields.some((field) => records.some((set) => namesField(set, field)));
}

// Kinds of answers that nobody lists of things to be shown.
const ASKED_KINDS = new Set(['email', 'password', 'file', 'yesNo', 'choice', 'choices', 'signature', 'longText']);

function askingBonus(fields: readonly Field[]): number {
  if (fields.length < 2) return 0;
  const asked = fields.filter(({ kind }) => ASKED_KINDS.has(kind)).length;
  return fields.length >= 3 && asked >= 2 ? 3 : 1;
}

// Data that is all about one thing, whatever lists belong to it.
function isOneSubject({ facts, records, groups }: Group): boolean {
  const [only, ...others] = groups;
  return facts.length + records.length === 0 && others.length === 0 && (only?.facts.length ?? 0) >= 2;
}
