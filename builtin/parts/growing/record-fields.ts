import { isRestriction } from '#builtin/understand/request/fields-of-parts.ts';
import { fieldLabelled } from '#builtin/understand/screen/section-fields.ts';
import { labelsOf } from '#builtin/starters/starter.ts';
import { choiceOf } from '#builtin/understand/fields/choice.ts';
import type { Field } from '#builtin/understand/fields/field.ts';
import { plays } from '#builtin/understand/data/record-roles.ts';
import { fieldKindOf } from '#builtin/understand/fields/field-kind.ts';
import { purposeOf } from '#builtin/understand/screen/purpose.ts';
import { foldText, joinedWords } from '#builtin/understand/words/fold-text.ts';
import { intentOf } from '#builtin/understand/words/action-intent.ts';
import { beginsWith, says, wordList } from '#builtin/understand/words/word-list.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';

const MAX_FIELDS = 12;
const USUAL_COLUMNS = 4;

/** The fields of each record that a user adds: those that the request names, else those that its subject usually has. */
export function recordFields(u: Understanding): Field[] {
  const { parts, started } = u;
  const fields = [...parts.choiceColumns, ...statusFields(u), ...u.fields];
  const usualFields = started?.starter.has ?? [];
  const facts = parts.facts.flatMap(({ label, value }) => (value === undefined && label !== '' ? [label] : []));
  // "Vegan only" filters a list; it is not a field of its entries.
  const named = [...u.fields.flatMap(({ label }) => (isRestriction(label) ? [] : [label])), ...facts];
  if (started?.isVague === true || parts.columns.length + named.length === 0) return usualFields;
  // Facts about entries may lack their name, so it is added; columns are taken as complete.
  const name = named.some((label) => isName(label, usualFields))
    ? []
    : usualFields.slice(0, 1).map(({ label }) => label);
  const statusLabels = statusFields(u).map(({ label }) => label);
  // A known thing that is only to be filtered has its usual columns besides.
  const isOnlyFiltered =
    u.uiType === 'list_table' && parts.columns.length + facts.length === 0 && started?.isKnown === true;
  const usual = isOnlyFiltered
    ? [...usualFields.slice(0, USUAL_COLUMNS).map(({ label }) => label), ...named]
    : [...name, ...named];
  const labels = [...(parts.columns.length > 0 ? parts.columns : usual), ...statusLabels];
  const taken = new Set<string>();
  return labels.slice(0, MAX_FIELDS).flatMap((label, at) => {
    const isSame = (field: Field) => joinedWords(field.label) === joinedWords(label);
    const field = fields.find(isSame) ?? usualFields.find(isSame) ?? fieldLabelled(label);
    if (taken.has(field.name)) return [];
    taken.add(field.name);
    return [{ ...field, required: at === 0 }];
  });
}

const PERIODS = wordList(
  'today|tomorrow|day|week|month|year|all|heute|morgen|tag|woche|monat|jahr|alle|aujourd hui|jour|semaine|mois|annee|tous|toutes',
  'hoy|manana|dia|semana|mes|ano|todos|todas|hoje|amanha|oggi|domani|giorno|settimana|mese|anno|tutti|tutte',
);

// "Whether it is free or busy" names the states of an entry; options such as "today, this week" are periods.
function statusFields({ parts: { options, choiceColumns }, language }: Understanding): Field[] {
  const ownedOptions = choiceColumns.flatMap(({ choices = [] }) => choices.map(({ value }) => foldText(value)));
  const unowned = options.filter((option) => !ownedOptions.includes(foldText(option)));
  if (unowned.length < 2 || unowned.some((option) => says(PERIODS, option))) return [];
  const { label } = labelsOf('taskStatus', language);
  return [{ name: 'status', label, kind: 'choice', required: false, choices: unowned.map(choiceOf) }];
}

const PEOPLE = new Set(['customer', 'client', 'employee', 'person', 'owner', 'vendor']);
const NAME = wordList('name|name of|nom|nom du/de/des|nombre|nombre del/de|nome|nome do/da/del/della/de/di');

// A text field stands for the person that entries are about: with "patient", no "customer" is added.
function isName(label: string, usualFields: readonly Field[]): boolean {
  const known = usualFields.find((field) => joinedWords(field.label) === joinedWords(label));
  const isWho = PEOPLE.has(usualFields[0]?.name ?? '') && fieldKindOf(label) === 'text';
  return isWho || plays(label, 'title') || beginsWith(NAME, label) || known?.kind === 'text';
}

const ADD = wordList(
  'add|new|create|record|register|neuer|neue|neues|neuen|ajouter|nouveau|nouvelle|nouvel|anadir|agregar|nuevo|nueva|crear',
  'adicionar|novo|nova|criar|cadastrar|aggiungi|nuovo|nuova|crea|hinzufugen|anlegen|erfassen|eintragen',
);

/** The label for adding an entry: that of a requested button that does so, else one made from the subject. */
export function addLabel(u: Understanding): string {
  const { buttonLabels, started, copy } = u;
  const requested = buttonLabels.find((command) => isAddLabel(u, command));
  return requested ?? (started?.isKnown === true ? copy.addOne(started.starter.one) : copy.addItem);
}

/** True for the label of a button that adds an entry: "New order", "Book a table", or any that ends in the kind of entry. */
export function isAddLabel({ started, parts }: Understanding, label: string): boolean {
  if (says(ADD, label) || purposeOf(label) === 'booking') return true;
  const one = joinedWords(started?.starter.one.replace(/^une? /, '') ?? '');
  const isOfEach = parts.rowButtons.includes(label);
  return (
    !isOfEach &&
    started?.isKnown === true &&
    one !== '' &&
    joinedWords(label).endsWith(one) &&
    intentOf(foldText(label)) !== 'destroy'
  );
}

/** The text of a list without entries. */
export function emptyText({ started, copy, language }: Understanding, things: string): string {
  if (started?.isKnown === true) return copy.noneYet(started.starter.many);
  // "No waiting room yet" would be odd: English text names only plurals.
  return copy.nothingYet(language === 'en' && !things.endsWith('s') ? undefined : things || undefined);
}
