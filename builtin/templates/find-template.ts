import { setOf } from '#builtin/understand/learned/connectives.ts';
import { committedTemplates, plainPhrase, type NamedTemplate } from './template.ts';

// What follows says what the screen has or whom it is for: "music player with lyrics".
const OPENING_ENDS = /[,:;.!?\n(–—]|\s(?:with|mit|avec|con|com|where|that|which|wo|où|onde|dove)\s/iu;
const MAX_WORDS = 24;
// Words that neither name a thing nor change what a screen is.
const AROUND = setOf(
  'a an the my our your me i we want need would like to please make build create design show give generate new simple basic nice modern clean small ' +
    'app application web website page screen ui interface view tool widget site mobile responsive ' +
    'ein eine einen der die das den mein meine meinen ich will mochte brauche bitte mach erstelle baue zeig mir neue neuer einfache einfacher ' +
    'einfaches schlichte moderne seite bildschirm oberflache ansicht maske anwendung webseite ' +
    'un une le la les l mon ma mes je veux voudrais cree creer fais moi nouvelle nouveau simple petit petite page ecran interface application appli ' +
    'una el los las mi mis quiero necesito crea crear haz hazme nueva nuevo sencilla sencillo pantalla pagina interfaz aplicacion ' +
    'um uma o os as meu minha quero preciso crie criar faca nova novo tela aplicativo ' +
    'il lo i gli uno mio mia voglio vorrei crea creare fammi nuova nuovo semplice schermata interfaccia applicazione de d di da do del della del',
);
// Before one of these stands what the screen is, behind it for whom or about what.
const JOINTS = setOf(
  'for of in on at from by about like as and or using per fur von vom im in am bei uber wie und oder zum zur aus pour sur dans chez comme et ou ' +
    'para en sobre como y o em sobre e per su in come ed ou ao aos',
);
const MODIFIERS_MAX = 2;
// "No search results" says that there is nothing to show.
const NEGATIONS = setOf(
  'no not without never kein keine keinen nicht ohne aucun aucune pas sans sin ningun ninguna sem nenhum nenhuma senza nessun nessuna',
);

/** A template, and whether the request says nothing else. */
export type FoundTemplate = NamedTemplate & { isAllThatIsSaid: boolean };

/**
 * The template that the opening of a request names as its head: "a music player for kids", but neither "a shop for music players" nor
 * "music player reviews".
 */
export function templateNamed(request: string): FoundTemplate | undefined {
  const [opening = ''] = request.split(OPENING_ENDS, 1);
  const isWhole = opening.length >= request.trimEnd().replace(/[.!?]+$/, '').length;
  const words = plainPhrase(opening).split(' ').slice(0, MAX_WORDS);
  const { byPhrase, longest } = committedTemplates();
  for (let count = Math.min(longest, words.length); count > 0; count -= 1) {
    for (let from = 0; from + count <= words.length; from += 1) {
      const named = byPhrase.get(words.slice(from, from + count).join(' '));
      const before = words.slice(0, from);
      const after = words.slice(from + count);
      const isAllThatIsSaid = isWhole && [...before, ...after].every(isAround);
      if (named === undefined || !(named.isAlone ? isAllThatIsSaid : isHead(before, after, maxModifiers(named, count))))
        continue;
      return { ...named, isAllThatIsSaid };
    }
  }
  return undefined;
}

function isAround(word: string): boolean {
  return AROUND.has(word);
}

// In English and German, words before a name say which one it is; in the other languages they are another name: "preferenze
// di un lettore". One word alone may be the end of another name: "budget player".
function maxModifiers({ languages }: NamedTemplate, phraseWords: number): number {
  return phraseWords > 1 && languages.some((language) => language === 'en' || language === 'de') ? MODIFIERS_MAX : 0;
}

function isHead(before: readonly string[], after: readonly string[], modifiersMax: number): boolean {
  if (before.some((word) => NEGATIONS.has(word))) return false;
  const rest = after.slice(after.findIndex((word) => !isAround(word)));
  const isFollowed = !after.every(isAround) && !JOINTS.has(rest[0] ?? '');
  const modifiers = before.filter((word) => !isAround(word));
  return !isFollowed && modifiers.length <= modifiersMax && !modifiers.some((word) => JOINTS.has(word));
}
