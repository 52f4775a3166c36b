import { isRestriction } from '#builtin/understand/request/fields-of-parts.ts';
import { fieldLabelled } from '#builtin/understand/screen/section-fields.ts';
import { labelsOf } from '#builtin/starters/starter.ts';
import { choiceOf } from '#builtin/understand/fields/choice.ts';
import type { Field } from '#builtin/understand/fields/field.ts';
import { plays } from '#builtin/understand/data/record-roles.ts';
import { fieldKindOf } from '#builtin/understand/fields/field-kind.ts';
import { purposeOf } from '#builtin/understand/screen/purpose.ts';
import { foldText, joinedWords } from '#builtin/understand/words/fold-text.ts';
import { moodOf } from '#builtin/understand/words/mood.ts';
import { beginsWith, says, wordList } from '#builtin/understand/words/word-list.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';

const MAX_FIELDS = 12;

/** What is known of each record that a user adds: what the request names, else what its subject usually has. */
export function recordFields(u: Understanding): Field[] {
  const { parts, started } = u;
  const fields = [...parts.sorted, ...statesOf(u), ...u.fields];
  const usual = started?.starter.has ?? [];
  const facts = parts.facts.flatMap(({ label, value }) => (value === undefined && label !== '' ? [label] : []));
  // "Vegan only" narrows a list, and is nothing that an entry has.
  const about = [...u.fields.flatMap(({ label }) => (isRestriction(label) ? [] : [label])), ...facts];
  if (started?.isVague === true || parts.columns.length + about.length === 0) return usual;
  // What is told about things does not always name them; columns are all that there is.
  const name = about.some((label) => isName(label, usual)) ? [] : usual.slice(0, 1).map(({ label }) => label);
  const states = statesOf(u).map(({ label }) => label);
  const labels = [...(parts.columns.length > 0 ? parts.columns : [...name, ...about]), ...states];
  const taken = new Set<string>();
  return labels.slice(0, MAX_FIELDS).flatMap((label, at) => {
    const isIt = (field: Field) => joinedWords(field.label) === joinedWords(label);
    const field = fields.find(isIt) ?? usual.find(isIt) ?? fieldLabelled(label);
    if (taken.has(field.name)) return [];
    taken.add(field.name);
    return [{ ...field, required: at === 0 }];
  });
}

const WHEN = wordList(
  'today|tomorrow|day|week|month|year|all|heute|morgen|tag|woche|monat|jahr|alle|aujourd hui|jour|semaine|mois|annee|tous|toutes',
  'hoy|manana|dia|semana|mes|ano|todos|todas|hoje|amanha|oggi|domani|giorno|settimana|mese|anno|tutti|tutte',
);

// "If it is free or busy" tells states that things are in, unless what is chosen is when.
function statesOf({ parts: { options, sorted }, language }: Understanding): Field[] {
  const owned = sorted.flatMap(({ choices = [] }) => choices.map(({ value }) => foldText(value)));
  const free = options.filter((option) => !owned.includes(foldText(option)));
  if (free.length < 2 || free.some((option) => says(WHEN, option))) return [];
  const { label } = labelsOf('taskStatus', language);
  return [{ name: 'status', label, kind: 'choice', required: false, choices: free.map(choiceOf) }];
}

const PEOPLE = new Set(['customer', 'client', 'employee', 'person', 'owner', 'vendor']);
const NAME_OF = wordList('name|name of|nom|nom du/de/des|nombre|nombre del/de|nome|nome do/da/del/della/de/di');

// Whoever comes is called as the request does: "patient", and no "customer" besides.
function isName(label: string, usual: readonly Field[]): boolean {
  const known = usual.find((field) => joinedWords(field.label) === joinedWords(label));
  const isWho = PEOPLE.has(usual[0]?.name ?? '') && fieldKindOf(label) === 'text';
  return isWho || plays(label, 'title') || beginsWith(NAME_OF, label) || known?.kind === 'text';
}

const ADDS = wordList(
  'add|new|create|record|register|neuer|neue|neues|neuen|ajouter|nouveau|nouvelle|nouvel|anadir|agregar|nuevo|nueva|crear',
  'adicionar|novo|nova|criar|cadastrar|aggiungi|nuovo|nuova|crea|hinzufugen|anlegen|erfassen|eintragen',
);

/** The words for adding one: as the request labels a button that does so, else by the subject. */
export function addLabel(u: Understanding): string {
  const { buttonLabels, started, copy } = u;
  const said = buttonLabels.find((deed) => isAdding(u, deed));
  return said ?? (started?.isKnown === true ? copy.addOne(started.starter.one) : copy.addItem);
}

/** True for the label of a button that adds something: it says so, or books, or names one of what is listed. */
export function isAdding({ started, parts }: Understanding, label: string): boolean {
  if (says(ADDS, label) || purposeOf(label) === 'booking') return true;
  const one = joinedWords(started?.starter.one.replace(/^une? /, '') ?? '');
  const isOfEach = parts.perRow.includes(label);
  return (
    !isOfEach &&
    started?.isKnown === true &&
    one !== '' &&
    joinedWords(label).endsWith(one) &&
    moodOf(foldText(label)) !== 'destroy'
  );
}

/** What a list without entries says. */
export function emptyWords({ started, copy, language }: Understanding, things: string): string {
  if (started?.isKnown === true) return copy.noneYet(started.starter.many);
  // A waiting room is nothing that there is none of.
  return copy.nothingYet(language === 'en' && !things.endsWith('s') ? undefined : things || undefined);
}
