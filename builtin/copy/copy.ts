import type { Language } from '../understand/language.ts';
import { english } from './english.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { italian } from './italian.ts';
import { portuguese } from './portuguese.ts';
import { spanish } from './spanish.ts';

/** The words that the built-in composer itself puts on screens, in one language. Names come from the caller. */
export type Copy = {
  submit: string;
  send: string;
  save: string;
  apply: string;
  cancel: string;
  close: string;
  back: string;
  next: string;
  review: string;
  confirm: string;
  deny: string;
  /** The two answers to a request for permission. */
  allow: string;
  refuse: string;
  /** The way out of a question whether something is to be given up. */
  keep: string;
  retry: string;
  book: string;
  monthly: string;
  yearly: string;
  day: string;
  week: string;
  month: string;
  questions: string;
  done: string;
  yes: string;
  no: string;
  details: string;
  overview: string;
  search: string;
  clear: string;
  all: string;
  showAll: string;
  getStarted: string;
  calculate: string;
  addItem: string;
  filterBy: (label: string) => string;
  add: (thing: string) => string;
  pick: (thing: string) => string;
  /** Text of the empty entry of a drop-down. */
  choose: string;
  chooseDate: string;
  chooseFile: string;
  chooseFiles: string;
  choosePlan: string;
  /** What stands for a figure that is not known yet. */
  noValue: string;
  nothingYet: (things: string | undefined) => string;
  nothingYetHint: string;
  noData: string;
  /** Head of the one column of a list that nothing is known of. */
  name: string;
  /** Title over what cannot be taken back. */
  dangerZone: string;
  failed: string;
  notFound: string;
  confirmTitle: (action: string) => string;
  reallyQuestion: string;
  cannotBeUndone: string;
  summary: string;
  thankYou: string;
  signIn: string;
  signUp: string;
  subscribe: string;
  messagePlaceholder: string;
  page: string;
  previous: string;
  /** Titles of the steps that a long form falls into. */
  aboutYou: string;
  when: string;
  address: string;
  reviewStep: string;
  moveTo: (lane: string) => string;
  general: string;
  plan: string;
  /** The stages that work usually goes through. */
  lanes: readonly string[];
  checkEmail: string;
  checkUrl: string;
  checkPattern: string;
  checkMinLength: (count: string) => string;
  checkMaxLength: (count: string) => string;
};

const COPY: { [language in Language]: Copy } = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  pt: portuguese,
  it: italian,
};

/** The words for a language. */
export function copyIn(language: Language): Copy {
  return COPY[language];
}
