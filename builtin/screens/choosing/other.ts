import type { Part } from '#builtin/part.ts';
import { isEmpty } from '#builtin/understand/data/data-shape.ts';
import { foldText } from '#builtin/understand/words/fold-text.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';
import { allRecords } from '#builtin/understand/data/data-shape.ts';
import { chatScreen } from '#builtin/screens/messages/chat.ts';
import { checklistScreen } from '#builtin/screens/records/checklist.ts';
import { dashboardScreen } from '#builtin/screens/records/dashboard.ts';
import { detailViewScreen } from '#builtin/screens/records/detail-view.ts';
import { faqScreen } from '#builtin/screens/messages/faq.ts';
import { formScreen } from '#builtin/screens/forms/form.ts';
import { galleryScreen } from '#builtin/screens/records/gallery.ts';
import { landingScreen } from '#builtin/screens/offers/landing.ts';
import { notificationsScreen } from '#builtin/screens/messages/notifications.ts';
import { timelineScreen } from '#builtin/screens/records/timeline.ts';
import { timerScreen } from '#builtin/screens/special/timer.ts';
import { says, wordList, type WordList } from '#builtin/understand/words/word-list.ts';

const KINDS: readonly [WordList, (u: Understanding) => Part][] = [
  [
    wordList(
      'chat|chatbot|conversation|messenger|assistant|support bot|unterhaltung|conversacion|discussion en direct',
    ),
    chatScreen,
  ],
  [
    wordList(
      'faq|faqs|frequently asked|haufige fragen|questions frequentes|preguntas frecuentes|help center',
      'help centre',
    ),
    faqScreen,
  ],
  [
    wordList(
      'landing|homepage|home page|hero|marketing page|marketing site|startseite|page d accueil|pagina de inicio',
      'coming soon',
    ),
    landingScreen,
  ],
  [wordList('timer|countdown|stopwatch|pomodoro|stoppuhr|minuteur|temporizador|cronometro'), timerScreen],
  [wordList('gallery|photos|pictures|images|galerie|portfolio|lookbook|galeria'), galleryScreen],
  [
    wordList(
      'to do|todo|checklist|check list|shopping list|packing list|task list|checkliste|aufgabenliste',
      'liste de taches|lista de tareas',
    ),
    checklistScreen,
  ],
  [
    wordList('notification center/centre|notification/notifications inbox/list/feed|inbox|benachrichtigungen'),
    notificationsScreen,
  ],
  [
    wordList(
      'timeline|history|milestones|roadmap|changelog|tracking|zeitachse|verlauf|chronologie|cronologia',
      'activity feed',
    ),
    timelineScreen,
  ],
];

/** Everything outside the named archetypes: a handful of familiar screens, else what the fields and the data suggest. */
export function otherScreen(u: Understanding): Part {
  const words = foldText(u.prompt).replaceAll(/[-_']/g, ' ');
  const known = KINDS.find(([list]) => says(list, words))?.[1];
  if (known !== undefined) return known(u);
  if (u.actions.some(({ fields }) => fields.length > 1) || (isEmpty(u.data) && u.fields.length >= 2))
    return formScreen(u);
  return allRecords(u.data).length > 0 ? dashboardScreen(u) : detailViewScreen(u);
}
