import type { UiType } from '#contract/spec/ui-type.ts';
import { setOf } from '#builtin/understand/learned/connectives.ts';
import { foldText } from '#builtin/understand/words/fold-text.ts';
import { inLanguage, type Language } from '#builtin/understand/words/language.ts';
import { isOneOf } from '#builtin/understand/words/word-list.ts';
import { committedStarters, type Message, type MessageKind } from './read-starters.ts';

/** The message that a request names, in its language. */
export type FoundMessage = {
  kind: MessageKind;
  /** The heading; undefined if the request itself is the heading. */
  title: string | undefined;
  text: string;
  /** Labels of its buttons; a question has two. */
  buttons: string[];
  icon: string | undefined;
  /** Key of the subject whose facts are shown. */
  of: string | undefined;
};

/** The archetype of each kind of message. */
export const MESSAGE_TYPES: { [kind in MessageKind]: UiType } = {
  error: 'empty_state',
  nothing: 'empty_state',
  failed: 'confirmation',
  done: 'confirmation',
  info: 'confirmation',
  question: 'confirmation',
  destroy: 'confirmation',
};

const MAX_WORDS = 9;
// Words beside the phrase that add nothing to it.
const AROUND = setOf(
  'a an the my our your page pages screen message state notice note alert view status confirmation dialog modal popup app application site website user ' +
    'please show simple error warning ' +
    'eine ein der die das seite meldung nachricht hinweis ansicht dialog bestatigung fehler mein meine ' +
    'un une le la les l page ecran message etat confirmation avis erreur boite de ' +
    'una el los pantalla pagina mensaje estado aviso confirmacion ventana ' +
    'o os uma tela mensagem aviso confirmacao janela il lo schermata messaggio stato avviso conferma finestra di per',
);
// After one of these follows when, where or about what the message is shown.
const JOINTS = setOf(
  'for of in on at to after when while before during from nach bei fur von vom im in auf zu wenn pour de du des dans sur apres quand para por en del al ' +
    'despues tras cuando do da no na em apos depois quando per di del della dopo nel nella',
);

/** The message that a short request names; undefined if the request says more than that. */
export function messageIn(prompt: string, language: Language): FoundMessage | undefined {
  const words = foldText(prompt).match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length > MAX_WORDS) return undefined;
  for (let count = words.length; count > 0; count -= 1) {
    for (let from = 0; from + count <= words.length; from += 1) {
      const phrase = words.slice(from, from + count).join(' ');
      const before = words.slice(0, from);
      const after = words.slice(from + count);
      if (!before.every((word) => AROUND.has(word)) || !saysNoMore(after)) continue;
      const message = committedStarters().messages.find((one) => isOneOf(one.words, phrase));
      if (message !== undefined) return inWordsOf(message, language, before.length === 0 && isOwnTail(after));
    }
  }
  return generalMessage(words, language);
}

const GENERAL_MAX_WORDS = 5;

// "Application rejected" reports an outcome, "orders received" are a list of several.
function generalMessage(words: readonly string[], language: Language): FoundMessage | undefined {
  const thing = words.at(-2) ?? '';
  if (thing === '' || words.length > GENERAL_MAX_WORDS || (language === 'en' && thing.endsWith('s'))) return undefined;
  const message = committedStarters().messages.find(({ ends }) => isOneOf(ends, words.at(-1) ?? ''));
  return message === undefined ? undefined : inWordsOf(message, language, true);
}

function saysNoMore(after: readonly string[]): boolean {
  const rest = after.slice(after.findIndex((word) => !AROUND.has(word)));
  return after.every((word) => AROUND.has(word)) || JOINTS.has(rest[0] ?? '');
}

// "Merci pour votre don" continues as a sentence, "thank you page after a donation" does not.
function isOwnTail(after: readonly string[]): boolean {
  return after.length > 1 && JOINTS.has(after[0] ?? '') && after.every((word) => !OF_SCREENS.has(word));
}

const OF_SCREENS = setOf(
  'page screen message seite meldung ecran pantalla pagina mensaje tela mensagem schermata messaggio',
);

function inWordsOf(message: Message, language: Language, mayBeHeading: boolean): FoundMessage {
  const { kind, icon, of } = message;
  const told = (line: string) => inLanguage(line, language) ?? '';
  return {
    kind,
    title: message.isOwn && mayBeHeading ? undefined : told(message.titles),
    text: told(message.texts),
    buttons: told(message.buttons).split(' / '),
    icon,
    of,
  };
}
