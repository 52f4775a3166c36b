import type { UiType } from '#contract/spec/ui-type.ts';
import { mainFirst } from '#builtin/understand/actions/about-record.ts';
import type { Action } from '#builtin/understand/actions/action.ts';
import { allGroups, allRecords, isEmpty, type Group } from '#builtin/understand/data/data-shape.ts';
import { CONJUNCTIONS, setOf } from '#builtin/understand/learned/connectives.ts';
import { workOf } from '#builtin/understand/screen/work-of-action.ts';
import { foldText, wordsOf } from '#builtin/understand/words/fold-text.ts';
import { isAsking } from '#builtin/understand/words/sentences.ts';
import type { Language } from '#builtin/understand/words/language.ts';
import { capitalized } from '#builtin/understand/words/identifier.ts';
import { isNamedLike, shareOf } from '#builtin/understand/words/same-stem.ts';
import { inNominative } from './nominative.ts';
import { nameIn, OF_WORDS } from './name-in-prompt.ts';
import { plainTitle } from './plain-title.ts';
import type { Title } from './title.ts';

/** What a title is checked against: what the caller sent, and the buttons that the request names. */
type Sent = {
  prompt: string;
  uiType: UiType;
  language: Language;
  data: Group;
  actions: readonly Action[];
  buttons: readonly string[];
};

// These screens are named after what the user does there.
const TASKS: ReadonlySet<UiType> = new Set(['form', 'wizard', 'confirmation', 'editor', 'settings_panel']);
const CLAUSE_STARTS = setOf('a an the we you they someone');
const FOR = setOf('for für pour para per');
const VIEWS = setOf(
  'view screen page seite pagina display ansicht bildschirm maske ecran vue pantalla vista tela schermata',
);

// What these screens show are the records.
const LISTS: ReadonlySet<UiType> = new Set(['list_table', 'map', 'pricing_table']);
const OVERVIEWS = setOf(
  'inbox posteingang messagerie bandeja buzon casella manifest desk suivi seguimiento monitoraggio programme program programma programa ' +
    'overview dashboard board calendar schedule catalogue catalog comparison inventory queue history log map timeline plan planning list ' +
    'register roster rota lista liste elenco',
);

const OVERVIEW_END = /(?:ubersicht|plan|liste|kalender|katalog)$/;

/**
 * The title of a screen that shows the caller's data: it names what is shown. Words for a button, for the people at the
 * screen or for the place where it stands give way to the words of the request that name the data.
 */
export function titleBesideData(read: Title, sent: Sent): Title {
  const { uiType, language, data } = sent;
  const told = inNominative(withoutButton(leadOf(read, sent) ?? read.title, sent.buttons), sent);
  const named = plainTitle(told, uiType, language);
  // What is asked is no name: "Quali bollette sono scadute".
  const title = isAsking(named?.split(' ', 1)[0] ?? '', language) && !isEmpty(data) ? undefined : named;
  const owner = plainTitle(read.owner, uiType, language);
  const whole = wholeOfForm(leadOfOverview(title, sent), read, sent);
  const plain = { ...read, title: whole, owner: owner === title || whole !== title ? undefined : owner };
  if (isEmpty(data)) return plain;
  const isAction = title !== undefined && !TASKS.has(uiType) && namesAction(title, sent);
  const isDoubtful = title !== read.title || title === undefined || isOfScreen(read.head);
  const isElsewhere = LISTS.has(uiType) && !namesData(title, data) && !isOverview(title) && !isLead(title, sent);
  const isOfList = (uiType === 'list_table' && isDoubtful) || isElsewhere || (isAction && !namesData(owner, data));
  const listed = isOfList ? nameOfMain(plain, isAction, sent) : undefined;
  const one = listed ?? nameOfOne(title, sent);
  if (one !== undefined) return { ...plain, title: one, owner: undefined };
  if (title === undefined && !TASKS.has(uiType)) return { ...plain, title: nameOfObject(sent) };
  const isOwnerBetter = isAction || (isVague(title, sent) && !namesData(title, data));
  if (isOwnerBetter && namesData(owner, data)) return { ...plain, title: owner, owner: undefined };
  return isAction ? { ...plain, title: undefined } : plain;
}

const LEAD = /^([\p{L}\p{N}][^.,;:!?()\n]{2,40}?)\s?(?::|—|–)\s/u;
const FIRST_SENTENCE = /^([\p{L}\p{N}][^.,;:!?()\n]{2,40}?)[.\n]\s*\S/u;
const LEAD_WORDS_MAX = 5;

const RELATIVES = setOf('who quien quienes qui chi quem');
const INDEFINITE = setOf('a an ein eine einen einer un une una uno um uma');
const WHOLE_MAX_CHARS = 50;

// Whoever fills a form in is not its name: "passengers who lost something". What it is for is: "Booking form for a tuning".
function wholeOfForm(title: string | undefined, { owner, head }: Title, sent: Sent): string | undefined {
  const { uiType, actions, data, prompt } = sent;
  if (title === undefined || (uiType !== 'form' && uiType !== 'wizard')) return title;
  const after = foldText(prompt).split(foldText(title))[1]?.trimStart().split(' ', 1)[0] ?? '';
  const isWhoever = [...foldText(title).split(' ').slice(1), after].some((word) => RELATIVES.has(word));
  if (actions.length > 0 && isWhoever) return undefined;
  const said = head.toLowerCase();
  const link = said.startsWith(`${title.toLowerCase()} `) ? said.slice(title.length + 1) : '';
  const [preposition = '', article = '', ...rest] = link.split(' ');
  const isThing = FOR.has(preposition) && INDEFINITE.has(article) && rest.join(' ') === owner?.toLowerCase();
  return isThing && !isEmpty(data) && head.length <= WHOLE_MAX_CHARS ? capitalized(head) : title;
}

// "Elternsprechtag: Eltern sollen …" is named before the colon, unless that only says what kind of screen it is, and whose.
function leadOf({ title }: Title, { prompt, data }: Sent): string | undefined {
  const lead = LEAD.exec(prompt)?.[1];
  if (lead === undefined || isEmpty(data)) return undefined;
  const words = lead.split(' ');
  const isInLead = title !== undefined && foldText(lead).includes(foldText(title));
  const isKind = words.some((word) => VIEWS.has(foldText(word)) || FOR.has(word.toLowerCase()));
  return isInLead || isKind || words.length > LEAD_WORDS_MAX ? undefined : lead;
}

// A request that begins with a name, and then says what it is to show: "Suivi de la cave : les lots …".
function isLead(title: string | undefined, { prompt }: Sent): boolean {
  const lead = LEAD.exec(prompt)?.[1] ?? FIRST_SENTENCE.exec(prompt)?.[1];
  if (lead === undefined || title === undefined || lead.split(' ').length > LEAD_WORDS_MAX) return false;
  return !isOfScreen(lead) && foldText(lead).startsWith(foldText(title));
}

// "Suivi" alone says little where the request begins with "Suivi de la cave".
function leadOfOverview(title: string | undefined, sent: Sent): string | undefined {
  if (title === undefined || title.includes(' ') || !isLead(title, sent) || !isOverview(title)) return title;
  const lead = LEAD.exec(sent.prompt)?.[1] ?? FIRST_SENTENCE.exec(sent.prompt)?.[1] ?? '';
  return OF_WORDS.has(lead.split(' ')[1]?.toLowerCase() ?? '') ? lead : title;
}

// "Stock overview" is a name of its own.
function isOverview(title: string | undefined): boolean {
  return title !== undefined && wordsOf(title).some((word) => OVERVIEWS.has(word) || OVERVIEW_END.test(word));
}

// "Parent view" and, where the values of one thing are changed, "Edit form" do not say what is shown.
function isVague(title: string | undefined, { uiType, data, actions }: Sent): boolean {
  if (uiType === 'form') return actions.some((action) => workOf(action, data) === 'edit');
  return title !== undefined && !TASKS.has(uiType) && isOfScreen(title);
}

// "Screen for the head waiter", "front desk view": whose screen it is, not what it shows.
function isOfScreen(words: string): boolean {
  return words.split(' ').some((word) => VIEWS.has(foldText(word)));
}

// "Change the data of the supplier and save".
function withoutButton(title: string | undefined, buttons: readonly string[]): string | undefined {
  const words = title?.split(' ') ?? [];
  const isEnd =
    CONJUNCTIONS.has(words.at(-2) ?? '') && buttons.some((label) => foldText(label) === foldText(words.at(-1) ?? ''));
  return isEnd && words.length > 2 ? words.slice(0, -2).join(' ') : title;
}

/** The words of the request for the list that most actions are about, if the title does not name that list itself. */
function nameOfMain({ title, owner }: Title, isAction: boolean, { prompt, data, actions }: Sent): string | undefined {
  const [main] = mainFirst(allRecords(data), actions);
  if (main === undefined || (title !== undefined && isNamedLike(title, main.key))) return undefined;
  if (owner !== undefined && isNamedLike(owner, main.key))
    return isAction || title === undefined ? owner : nameIn(prompt, main.key);
  // "Picking" names the work on the lines; what neither the list nor the actions know are people or a place.
  const isWork = title !== undefined && !isAction && actions.some(({ name }) => shareOf(title, wordsOf(name)) > 0);
  return isWork ? undefined : nameIn(prompt, main.key);
}

// "The clerk decides on this loan" is about the loan, and so is "the loan a client asked for".
function nameOfOne(title: string | undefined, { uiType, prompt, data, language }: Sent): string | undefined {
  const [only, ...others] = data.groups;
  if (uiType !== 'detail_view' || only === undefined || others.length > 0) return undefined;
  const words = title?.split(' ') ?? [];
  const clause = language === 'en' ? words.findIndex((word) => CLAUSE_STARTS.has(word)) : -1;
  const isClause = clause > 0 && isNamedLike(words[clause - 1] ?? '', only.key);
  return isClause || (!namesData(title, data) && !isOfOne(title, prompt)) ? nameIn(prompt, only.key) : undefined;
}

const OF_PAGE = /view|page|seite|ansicht|detail|vista|pagina|scheda|ficha|fiche/;

// "The settlement of a member" is a settlement, though "the page of a member" shows the member.
function isOfOne(title: string | undefined, prompt: string): boolean {
  const name = foldText(title ?? '');
  const said = foldText(prompt);
  const at = said.indexOf(name);
  if (name === '' || at < 0 || OF_PAGE.test(name) || isOfScreen(name)) return false;
  return OF_WORDS.has(
    said
      .slice(at + name.length)
      .trimStart()
      .split(' ', 1)[0] ?? '',
  );
}

// A request without a name for its screen is about the first thing of the data that it mentions.
function nameOfObject({ prompt, data }: Sent): string | undefined {
  const [first = ''] = prompt.split(/[.!?]\s/u, 1);
  return data.groups.flatMap(({ key }) => nameIn(first, key) ?? []).at(0);
}

function namesData(text: string | undefined, data: Group): boolean {
  const keys = [...allGroups(data), ...allRecords(data)].map(({ key }) => key);
  return text !== undefined && keys.some((key) => isNamedLike(text, key));
}

// True for words that name a button: those of the request, or, if they name nothing in the data, those of an action.
function namesAction(title: string, { actions, buttons, data }: Sent): boolean {
  const isButton = buttons.some((label) => wordsOf(label).join(' ') === wordsOf(title).join(' '));
  if (isButton || namesData(title, data) || !title.includes(' ')) return isButton;
  return actions.some(({ name }) => shareOf(title, wordsOf(name)) === 1);
}
