import { foldText } from '#builtin/understand/words/fold-text.ts';
import { says, wordList, type WordList } from '#builtin/understand/words/word-list.ts';

/** Well-known kinds of screens that are no archetype of their own. */
export type Familiar = 'chat' | 'faq' | 'landing' | 'timer' | 'gallery' | 'checklist' | 'notifications' | 'timeline';

const NAMES: readonly (readonly [Familiar, WordList])[] = [
  [
    'chat',
    wordList(
      'chat|chatbot|conversation|messenger|assistant|support bot|unterhaltung|conversacion|conversa|conversazione|gesprachsverlauf|message thread|discussion en direct',
    ),
  ],
  [
    'faq',
    wordList(
      'faq|faqs|frequently asked|haufige fragen|questions frequentes|preguntas frecuentes|help center',
      'help centre',
    ),
  ],
  [
    'landing',
    wordList(
      'landing*|homepage|home page|hero|marketing page|marketing site|sales page|startseite|page d accueil|pagina de inicio',
      'coming soon|site/page vitrine|page de presentation/vente|pagina de/di presentacion/apresentacao/presentazione/aterrizaje',
      'werbeseite',
    ),
  ],
  ['timer', wordList('timer|countdown|stopwatch|pomodoro|stoppuhr|minuteur|temporizador|cronometro')],
  ['gallery', wordList('gallery|photos|pictures|images|galerie|portfolio|lookbook|galeria|galleria')],
  [
    'checklist',
    wordList(
      'to do|todo|checklist|check list|shopping list|packing list|task list|checkliste|aufgabenliste',
      'liste de taches|lista de tareas',
    ),
  ],
  [
    'notifications',
    wordList('notification center/centre|notification/notifications inbox/list/feed|inbox|benachrichtigungen'),
  ],
  [
    'timeline',
    wordList(
      'timeline|history|milestones|roadmap|changelog|tracking|zeitachse|verlauf|chronologie|cronologia',
      'activity feed|zeitstrahl|zeitleiste|frise chronologique|linea de/del tiempo|linha do tempo|linea del tempo|linea temporale',
    ),
  ],
];

/** The well-known screen that a prompt names. */
export function familiarIn(prompt: string): Familiar | undefined {
  const words = foldText(prompt).replaceAll(/[-_']/g, ' ');
  return NAMES.find(([, list]) => says(list, words))?.[0];
}

/** Words for a page that presents a business, if the rest of the request does as well. */
export const PAGE = wordList(
  'page|website|web site|site|homepage|web page|seite|webseite|internetseite|page web|site web|pagina|pagina web|web|sito',
  'sito web|landing|home page|homepage|startseite|internetauftritt|accueil|page d accueil|pagina de inicio|pagina inicial|onepager',
);
