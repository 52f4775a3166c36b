import { copyIn } from '#builtin/copy/copy.ts';
import { missingIn } from '#builtin/screens/words-on-screen.ts';
import type { RequestParts } from '#builtin/understand/request/request-parts.ts';
import { isFewWords, withoutParts } from '#builtin/starters/few-words.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';
import { isOneOf, wordList } from '#builtin/understand/words/word-list.ts';
import { coveredBy } from './covered-by.ts';
import { templateNamed } from './find-template.ts';
import { templateScreen } from './template-screen.ts';

// With fewer of the parts that a request names, a screen made for the request serves it better.
const COVERED_MIN = 0.5;

/** Takes the template that a request names, if it has most of what the request names and nothing that it rules out. */
export function withTemplate(u: Understanding): Understanding | undefined {
  if (!u.canInventActions) return undefined;
  const found = templateNamed(u.request);
  if (found === undefined) return undefined;
  const { template, languages, isAllThatIsSaid } = found;
  if (u.requestedType !== undefined && u.requestedType !== template.uiType) return undefined;
  // The language of a short name is clear from itself alone; in a German sentence, "music player" is German.
  const isLanguageKnown = languages.includes(u.language) || !isAllThatIsSaid;
  const language = isLanguageKnown ? u.language : (languages[0] ?? u.language);
  const inIts = language === u.language ? u : { ...u, language, copy: copyIn(language) };
  const screen = templateScreen({ ...inIts, buttonLabels: [] }, template);
  const covered = coveredBy(screen, template.covers);
  const isCovered = (text: string) => covered(text) || isOneOf(GENERAL, text);
  if (u.forbidden.some(isCovered) || tellsContents(u.parts)) return undefined;
  const few = isFewWords(u) ? withoutParts(inIts) : inIts;
  const named = namesOf(few.parts);
  if (named.length > 0 && named.filter(isCovered).length < named.length * COVERED_MIN) return undefined;
  // What is to be on a list, or chosen from, has no place in a template that does not know it.
  if (few.parts.options.filter((option) => !isCovered(option)).length > 1) return undefined;
  return { ...withoutCovered(few, (text) => !isCovered(text), missingIn(screen)), uiType: template.uiType, template };
}

// Words for what every such screen has; as a value of its own each would be a dash.
const GENERAL = wordList(
  'data|details|information|info|personal data|personal details|personal information|general information|basic data|overview',
  'daten|angaben|stammdaten|personliche daten|personliche angaben|ubersicht|donnees|donnees personnelles|informations|informations generales',
  'datos|datos personales|informacion|informacion general|dati|dati personali|informazioni|dados|dados pessoais|informacoes',
);

// Fewer columns make no table of their own beside what the template has.
const TABLE_MIN_COLUMNS = 3;

type IsMissing = (text: string) => boolean;

// What the template shows in its own words is not added to it again; a button is another one if it is called differently.
function withoutCovered(u: Understanding, isMissing: IsMissing, isUnseen: IsMissing): Understanding {
  const { parts } = u;
  const columns = parts.columns.filter(isMissing);
  const isNew = (label: string) => isMissing(label) && isUnseen(label);
  const labelled = <Item extends { label: string }>(items: readonly Item[]) =>
    items.filter(({ label }) => isMissing(label));
  const titled = <Item extends { title: string }>(items: readonly Item[]) =>
    items.filter(({ title }) => isMissing(title));
  return {
    ...u,
    fields: labelled(u.fields),
    buttonLabels: u.buttonLabels.filter(isNew),
    parts: {
      ...parts,
      buttons: parts.buttons.filter(isNew),
      rowButtons: parts.rowButtons.filter(isNew),
      columns: columns.length < TABLE_MIN_COLUMNS ? [] : columns,
      lanes: parts.lanes.filter(isMissing),
      choiceColumns: labelled(parts.choiceColumns),
      options: parts.options.filter(isMissing),
      features: parts.features.filter(isMissing),
      fields: labelled(parts.fields),
      facts: parts.facts.filter(({ label, value }) => value !== undefined || isMissing(label)),
      steps: titled(parts.steps),
      sections: titled(parts.sections),
    },
  };
}

// A screen made for the request has a better place for what the request states.
function tellsContents({ facts, plans }: RequestParts): boolean {
  return facts.some(({ value }) => value !== undefined) || plans.some(({ price }) => price !== undefined);
}

function namesOf(parts: RequestParts): string[] {
  return [
    ...parts.buttons,
    ...parts.rowButtons,
    ...parts.columns,
    ...parts.lanes,
    ...parts.options,
    ...parts.features,
    ...[...parts.fields, ...parts.choiceColumns, ...parts.facts].map(({ label }) => label),
    ...[...parts.steps, ...parts.sections].map(({ title }) => title),
    ...parts.plans.map(({ name }) => name),
  ];
}
