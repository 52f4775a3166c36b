import type { Language } from '#builtin/understand/words/language.ts';
import { wordList, type WordList } from '#builtin/understand/words/word-list.ts';

const ROLES = [
  'only',
  'alone',
  'except',
  'never',
  'nothing',
  'unbuttoned',
  'and',
  'ones',
  'to',
  'not',
  'modal',
  'relative',
] as const;

/**
 * The words with which a request states the conditions of an action, by language: "so" only restricts in
 * Portuguese, and "se" is no condition in French.
 *
 * - `only`: a condition follows; `alone`: also without a word of condition, "only open ones"; `except`: it excludes
 * - `never`: it is denied; `nothing`: all of it is; `unbuttoned`: there is no button for it
 * - `and`: another thing that is done follows; `ones`: things are described by the next word; `to`: where something goes follows
 * - `not`: the next words are denied; `modal`: the words before name the things; `relative`: what follows describes the things
 */
export type ConditionWords = { readonly [role in (typeof ROLES)[number]]: WordList };

const LINES: { readonly [language in Language]: { readonly [role in keyof ConditionWords]: string } } = {
  en: {
    only: 'only if/when/while/for/on/once/after/as/where|as long as|so long as|provided|if|when|whenever|while|once|only',
    alone: 'only',
    except: 'unless|except|except if/when/for/on|until|but not if/when/for|not if/when/once/while',
    never: 'nothing|cannot|can not|must not|may not|should not|not be|not allowed|never|no longer',
    nothing: 'nothing|no actions|no buttons|without buttons|without actions',
    unbuttoned: 'no button*|without button*|no action*|without action*|no option*',
    and: 'and|or|but|then',
    ones: 'one|those|that|who|which|whose|the|each|every|any|all|a|an|it',
    to: 'to|into|onto|in|with|as',
    not: 'not|no|never|without|nobody|yet to',
    modal: 'can|may|must|should|cannot|are|is',
    relative: 'that|which|who|whose',
  },
  de: {
    only: 'nur wenn/falls/solange/bei/fur/sofern/an|solange|sofern|falls|wenn|sobald|nur',
    alone: 'nur',
    except: 'ausser|ausser wenn/bei/fur|es sei denn|bis|nicht wenn/bei/falls|aber nicht wenn/bei|auch nicht wenn',
    never: 'nichts|nicht|kein|keine|keinen|nie|niemals',
    nothing:
      'nichts|keine knopfe|keine aktionen|keine buttons|ohne knopfe|ohne aktionen|ohne buttons|ohne schaltflachen',
    unbuttoned:
      'ohne knopf*|ohne button*|ohne aktion*|ohne schaltflache*|kein knopf|kein button|keine knopfe|keine aktion*',
    and: 'und|oder|aber|dann|bzw',
    ones: 'die|der|das|den|dem|diejenigen|alle|jede*|einen|eine|ein|einem|einer',
    to: 'auf|zu|zum|zur|nach|in|ins|als|mit',
    not: 'nicht|ohne|niemand|kein|keine|keinen|un',
    modal: 'kann|konnen|darf|durfen|soll|sollen|bleiben|bleibt|sind|ist',
    relative: 'welche|welcher|welches',
  },
  fr: {
    only: 'seulement si/quand/pour/lorsque|uniquement si/quand/pour/lorsque|que si/pour|tant que|tant qu|lorsque|lorsqu|quand|si|s il|s ils|des que|des qu|seulement|uniquement|seul|seule|seuls|seules',
    alone: 'seul|seule|seuls|seules|seulement|uniquement',
    except: 'sauf|sauf si/pour/quand|a moins que|jusqu|jusqu a|excepte|hormis|pas si/quand/pour',
    never: 'rien|ne peut|ne peuvent|ne doit|ne doivent|n est pas|ne sont pas|jamais',
    nothing: 'rien|aucune action|aucun bouton|sans bouton|sans boutons|sans action',
    unbuttoned: 'sans bouton*|aucun bouton|aucune action|sans action*|pas de bouton*',
    and: 'et|ou|mais|puis',
    ones: 'ceux|celles|celui|celle|qui|les|le|la|l|un|une|chaque|tous|toutes|toute|tout',
    to: 'vers|dans|sur|a|en|avec|comme',
    not: 'pas|non|jamais|sans|aucun|aucune|personne',
    modal: 'peut|peuvent|doit|doivent|sont|est|restent',
    relative: 'qui',
  },
  es: {
    only: 'solo si/cuando/mientras/para|unicamente si/cuando/para|siempre que|mientras|cuando|en cuanto|si|solo|solamente|unicamente',
    alone: 'solo|solamente|unicamente',
    except: 'salvo|salvo si/que/cuando|excepto|excepto si/cuando/para|a menos que|hasta|hasta que|no si/cuando/para',
    never: 'nada|no se puede|no se pueden|no puede|no pueden|no se debe|no se deben|nunca',
    nothing: 'nada|sin botones|sin acciones|ninguna accion|ningun boton',
    unbuttoned: 'sin boton*|sin accion*|ninguna accion|ningun boton',
    and: 'y|e|o|u|pero|luego',
    ones: 'los|las|el|la|lo|que|un|una|cada|todos|todas|quienes|aquellos|aquellas',
    to: 'en|hacia|como|con',
    not: 'no|nunca|sin|nadie|ningun|ninguna',
    modal: 'puede|pueden|se|deben|debe|son|estan|esta',
    relative: 'que|quienes',
  },
  it: {
    only: 'solo se/quando/finche/per/con|soltanto se/quando/per|purche|finche|quando|appena|se|solo|soltanto|solamente',
    alone: 'solo|soltanto|solamente',
    except: 'tranne|tranne se/quando/per|a meno che|salvo che|eccetto|fino a|fino a quando|non se/quando/per',
    never: 'niente|nulla|non si puo|non si possono|non puo|non possono|non deve|non devono|non vanno|mai',
    nothing: 'niente|nulla|senza pulsanti|nessuna azione|senza azioni|nessun pulsante',
    unbuttoned: 'senza pulsant*|senza azion*|nessuna azione|nessun pulsante',
    and: 'e|ed|o|oppure|ma|poi',
    ones: 'quelli|quelle|quella|quello|che|i|gli|le|il|lo|la|l|un|una|uno|ogni|tutti|tutte',
    to: 'in|verso|su|come|con',
    not: 'non|mai|senza|nessuno|nessun|nessuna',
    modal: 'puo|possono|si|devono|deve|sono|restano',
    relative: 'che',
  },
  pt: {
    only: 'apenas se/quando/para/com/enquanto|somente se/quando/para|so se/quando/para/enquanto|desde que|enquanto|quando|assim que|caso|se|so|apenas|somente',
    alone: 'so|apenas|somente',
    except: 'exceto|exceto se/quando/para|a menos que|a nao ser que|salvo|ate|ate que|nao se/quando/para',
    never: 'nada|nao pode|nao podem|nao deve|nao devem|nao se pode|nao se podem|nunca|jamais',
    nothing: 'nada|sem botoes|nenhuma acao|sem acoes|nenhum botao',
    unbuttoned: 'sem botao|sem botoes|sem acao|sem acoes|nenhuma acao|nenhum botao',
    and: 'e|ou|mas|depois',
    ones: 'os|as|o|a|que|um|uma|cada|todos|todas|quem|aqueles|aquelas',
    to: 'em|num|numa|para|como|com',
    not: 'nao|nunca|sem|ninguem|nenhum|nenhuma',
    modal: 'pode|podem|se|devem|deve|sao|estao|esta',
    relative: 'que|quem',
  },
};

const known = new Map<Language, ConditionWords>();

/** The words of a language for the cases in which something is done. */
export function conditionWords(language: Language): ConditionWords {
  const found = known.get(language);
  if (found !== undefined) return found;
  const words = Object.fromEntries(ROLES.map((role) => [role, wordList(LINES[language][role])])) as ConditionWords;
  known.set(language, words);
  return words;
}
