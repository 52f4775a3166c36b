import type { UiType } from '#contract/spec/ui-type.ts';
import { setOf } from '#builtin/understand/learned/connectives.ts';
import { foldText } from '#builtin/understand/words/fold-text.ts';
import { capitalized } from '#builtin/understand/words/identifier.ts';
import type { Language } from '#builtin/understand/words/language.ts';

// What a request points at: a title names it. In the middle of a title an article stands for the pointing word.
const ARTICLES: { [language in Language]: { [pointing: string]: string } } = {
  en: { this: '', these: '', that: '', those: '' },
  de: { diese: 'die', diesen: 'den', dieses: 'das', dieser: 'der', diesem: 'dem' },
  fr: { ce: 'le', cette: 'la', ces: 'les' },
  es: { este: 'el', esta: 'la', estos: 'los', estas: 'las' },
  it: { questo: 'il', questa: 'la', questi: 'i', queste: 'le' },
  pt: { este: 'o', esta: 'a', estes: 'os', estas: 'as', esse: 'o', essa: 'a', esses: 'os', essas: 'as' },
};
// Whose something is: what comes before it ("show the customer their invoices") is no part of the name.
const OWNERS: { [language in Language]: ReadonlySet<string> } = {
  en: setOf('their his her its'),
  de: setOf('seine seinen seinem seiner ihre ihren ihrem ihrer'),
  fr: setOf('sa ses leur leurs'),
  es: setOf('su sus'),
  it: setOf('suo sua suoi sue'),
  pt: setOf('seu sua seus suas'),
};
// What an owned thing is called where nobody owns it.
const POSSESSIVES: { [language in Language]: { [owning: string]: string } } = {
  en: { their: '', his: '', her: '' },
  de: { ihre: '', ihren: '', seine: '', seinen: '' },
  fr: { leur: 'le', leurs: 'les', ses: 'les' },
  es: { sus: '' },
  it: {},
  pt: { seus: 'os', suas: 'as' },
};
// What comes after one of these is when or why, not what: "edit the quote before it is sent".
const CLAUSES = setOf('before after until bevor nachdem avant apres antes despues prima depois');
// "This week" says when.
const TIMES = setOf(
  'week month year quarter season morning evening weekend woche monat jahr quartal saison semaine mois annee soir matin ' +
    'trimestre semana mes ano noche settimana mese anno sera',
);
const TASKS: ReadonlySet<UiType> = new Set(['form', 'wizard', 'confirmation', 'editor', 'settings_panel']);

/** A title without demonstratives and possessives: "this report" gives "Report", "the customer their bills" gives "Bills". */
export function plainTitle(title: string | undefined, uiType: UiType, language: Language): string | undefined {
  if (title === undefined) return undefined;
  const words = title.split(' ');
  const clause = uiType === 'form' ? words.findIndex((word, at) => at > 1 && CLAUSES.has(foldText(word))) : -1;
  const said = clause < 0 ? words : words.slice(0, clause);
  const owner = said.findLastIndex((word) => OWNERS[language].has(word.toLowerCase()));
  const owned =
    owner >= 0 && owner < said.length - 1 && (owner === 0 || !TASKS.has(uiType)) ? said.slice(owner + 1) : said;
  const taken =
    uiType === 'form' ? owned.flatMap((word, at) => (at === 0 ? [word] : impersonal(word, language))) : owned;
  const plain = taken.flatMap((word, at) => {
    const article = ARTICLES[language][word.toLowerCase()];
    const next = taken[at + 1];
    if (article === undefined || (next !== undefined && isTime(next))) return [word];
    if (at === 0 || next === undefined) return [];
    if (uiType !== 'form') return [word];
    return article === '' ? [] : [article];
  });
  return plain.length === 0 ? undefined : capitalized(plain.join(' '));
}

// "Log their trips" is titled "Log trips" for those who log them, "saisir leurs tournées" "Saisir les tournées".
function impersonal(word: string, language: Language): string[] {
  const article = POSSESSIVES[language][word.toLowerCase()];
  return article === undefined ? [word] : article === '' ? [] : [article];
}

function isTime(word: string): boolean {
  return TIMES.has(foldText(word).replace(/['’]s$/, ''));
}
