import type { UiType } from '#contract/ui-type.ts';
import { isAboutRecord } from './about-record.ts';
import type { Action } from './action.ts';
import { allFacts, allRecords, type Group } from './data-shape.ts';
import type { Field } from './field.ts';
import { foldText } from './fold-text.ts';

// Folded words that name an archetype, the strong ones first; English, German, French, Spanish.
const STRONG: { [uiType in UiType]: RegExp } = {
  other:
    /\b(?:chat|chatbot|messenger|conversation|faqs?|landing|home ?page|startseite|timer|countdown|stopwatch|pomodoro|gallery|galerie|galeria|checklist|checkliste|to ?do (?:list|app)|todos?|shopping list|packing list|timeline|roadmap|changelog|activity feed)\b/,
  form: /\b(?:form|\w*formular|newsletter sub\w+|password reset|reset (?:my |the )?password|forgot(?:ten)? password|quiz|poll|vote|calculator|rechner|formulaire|formulario|sign ?up|sign ?in|log ?in|login|registration|register|rsvp|questionnaire|survey|checkout|umfrage|anmeldung|encuesta|sondage|intake|application form|kontaktformular)\b/,
  dashboard:
    /\b(?:dashboards?|analytics|kpis?|metrics|scorecard|tableau de bord|cockpit|panel de control|monitoring)\b/,
  pricing_table:
    /\b(?:pricing|price plans?|plans?|tiers|tarife?|preistabelle|preise|tarifs|offres|precios|planes|subscription options)\b/,
  list_table:
    /\b(?:table|list|\w*liste|\w*tabelle|tableau|tabla|lista|inventory|directory|catalog(?:ue)?|index|spreadsheet|records|log|history of|ubersicht aller|queue|roster)\b/,
  detail_view:
    /\b(?:details?|profile|detail view|detail page|invoice|product page|fact sheet|profil|perfil|fiche|rechnung|record view|case file|(?:patient|medical|customer|employee|student|health|vehicle|client) (?:record|file|status)|summary of|case view)\b/,
  settings_panel:
    /\b(?:settings|preferences|\w*einstellungen|parametres|reglages|ajustes|preferencias|configuration|konfiguration|options panel|configuracion)\b/,
  wizard:
    /\b(?:wizard|multi ?step|step by step|onboarding|stepper|assistent|assistant en|asistente|\w+ steps?|guided|mehrstufig\w*|schritt fur schritt|etapes|pasos)\b/,
  confirmation:
    /\b(?:confirm\w*|are you sure|thank you|success (?:screen|page|message)|receipt|order placed|bestatig\w*|confirmacion|danke|merci|approval prompt|approve or|sign off)\b/,
  empty_state:
    /\b(?:empty state|no results|nothing (?:here|found|yet|to)|zero state|leerzustand|etat vide|estado vacio|first[- ]use|no \w+(?: \w+)? (?:yet|found)|empty (?:inbox|cart|list|folder|screen|page|basket))\b/,
  calendar:
    /\b(?:calendar|calendrier|calendario|\w*kalender|schichtplan|agenda|schedule|scheduler|timetable|month view|week view|stundenplan|dienstplan|rota|appointments? overview|planning)\b/,
  board: /\b(?:kanban|board|swim ?lanes?|task board|sprint|pipeline|scrum|trello|tablero)\b/,
  map: /\b(?:map|karte|carte (?:des|de|interactive)|mapa|geo|locations? on|coordinates|store locator|store finder|nearby|standorte)\b/,
  editor:
    /\b(?:\w*editor|write|writing|compose an?|document|markdown|wysiwyg|rich text|blog post|note taking|editeur|redacteur|notepad|spreadsheet editor|draft)\b/,
};
const WEAK: { [uiType in UiType]: RegExp } = {
  other: /\b(?:hero|milestones)\b/,
  form: /\b(?:contact|feedback|booking|book|reserv\w*|apply|application|request|submit|enter|fill in|collect|subscribe|donate|add (?:a )?new|create (?:a )?new|buchung|kontakt|bewerbung|estimate|quote|report an?)\b/,
  dashboard:
    /\b(?:overview|stats|statistics|report|performance|revenue|trends?|charts?|ubersicht|monitor|insights|at a glance|apercu|resumen)\b/,
  pricing_table: /\b(?:monthly|per month|free trial|subscription|enterprise|pro)\b/,
  list_table:
    /\b(?:all|orders|invoices|customers|users|products|employees|tickets|items|transactions|recent|sortable|filter|columns?|rows?|browse|manage|open|search)\b/,
  detail_view: /\b(?:about|information|info|view of|single|summary|status of|overview of one)\b/,
  settings_panel: /\b(?:notifications?|privacy|appearance|toggles?|switch(?:es)?|dark mode|permissions|account)\b/,
  wizard: /\b(?:steps?|setup|set up|first,|then|finally|progress|schritte?)\b/,
  confirmation: /\b(?:delete|cancel|remove|sure|approve|reject|undo|booked|completed|successful\w*)\b/,
  empty_state: /\b(?:empty|leer|vide|vacio|get started|first)\b/,
  calendar: /\b(?:events?|appointments?|shifts?|dates|week|month|termine?|slots?)\b/,
  board: /\b(?:to ?do|in progress|doing|done|columns|cards|stages|tasks)\b/,
  map: /\b(?:locations?|stores|branches|pins?|markers|near|places|routes?|address)\b/,
  editor: /\b(?:article|notes?|text|content|edit|page|story|letter|template|newsletter)\b/,
};
const WEIGHTS = { head: 5, strong: 2, weak: 1, weakHead: 2 };

/** What an archetype is guessed from. */
export type Evidence = {
  prompt: string;
  /** The words that name the screen. */
  head: string;
  data: Group;
  actions: readonly Action[];
  fields: readonly Field[];
};

/** The archetype that fits a prompt, its data and actions best; `other` when nothing speaks for one. */
export function archetypeOf(evidence: Evidence): UiType {
  const text = plainWords(evidence.prompt);
  const head = plainWords(evidence.head);
  const scores = (Object.keys(STRONG) as UiType[]).map((uiType) => {
    const words =
      (STRONG[uiType].test(head) ? WEIGHTS.head : STRONG[uiType].test(text) ? WEIGHTS.strong : 0) +
      (WEAK[uiType].test(head) ? WEIGHTS.weakHead : WEAK[uiType].test(text) ? WEIGHTS.weak : 0);
    return { uiType, score: words + headNounBonus(uiType, head) + shapeBonus(uiType, evidence) };
  });
  const best = scores.reduce((a, b) => (b.score > a.score ? b : a));
  return best.score >= 2 ? best.uiType : 'other';
}

// A table to eat at is no table of records, and payment details are asked for, not shown.
function plainWords(text: string): string {
  const words = foldText(text).replaceAll(/[-_]/g, ' ');
  return words
    .replaceAll(/\b(book|reserv\w*)\s+(?:an?\s+|the\s+)?(?:restaurant\s+)?table\b/g, '$1')
    .replaceAll(
      /\b(payment|contact|shipping|billing|delivery|personal|bank|guest|passenger|card|your) details\b/g,
      '$1 form',
    )
    .replaceAll(/\btable (booking|reservation)s?\b/g, '$1');
}

// In "booking form with calendar" and "settings form" the last noun says what it is.
function headNounBonus(uiType: UiType, head: string): number {
  const found = [...head.matchAll(new RegExp(STRONG[uiType].source, 'g'))].at(-1);
  return found !== undefined && found.index + found[0].length === head.length ? 2 : 0;
}

function shapeBonus(uiType: UiType, { prompt, data, actions, fields }: Evidence): number {
  const records = allRecords(data);
  const facts = allFacts(data);
  const asks = actions.some((action) => action.fields.length > 1);
  switch (uiType) {
    case 'form':
      return (
        (asks ? 2 : 0) +
        (/^\s*(?:search|find|suche)\b/iu.test(prompt) && fields.length >= 3 ? 5 : 0) +
        (records.length + facts.length > 0 ? 0 : askingBonus(fields))
      );
    case 'wizard':
      return /multi[- ]?step|step[- ]by[- ]step|\b\w+[- ]steps?\b/i.test(prompt) ? 2 : 0;
    case 'list_table':
      return (
        (records.length > 0 && facts.length <= 2 ? 2 : 0) +
        (/^\s*(?:please\s+)?(?:show|list|display|view|browse|see|zeige?|affiche|muestra)\b/iu.test(prompt) ? 2 : 0) +
        (records.some((set) => actions.some((action) => isAboutRecord(action, set))) ? 3 : 0)
      );
    case 'dashboard':
      return facts.filter(({ kind }) => kind === 'number' || kind === 'percent').length >= 2 ? 2 : 0;
    case 'detail_view':
      return (records.length === 0 && facts.length >= 3) || isOneSubject(data) ? 2 : 0;
    case 'confirmation':
      // Where rows wait for a decision each, one question does not do.
      if (records.some((set) => actions.some((action) => isAboutRecord(action, set)))) return -5;
      return actions.length === 2 && actions.every((action) => action.fields.length === 0) && records.length === 0
        ? 1
        : 0;
    default:
      return 0;
  }
}

// Kinds of answers that nobody lists of things to be shown.
const ASKED_KINDS = new Set(['email', 'password', 'file', 'yesNo', 'choice', 'choices', 'signature', 'longText']);

function askingBonus(fields: readonly Field[]): number {
  if (fields.length < 2) return 0;
  const asked = fields.filter(({ kind }) => ASKED_KINDS.has(kind)).length;
  return fields.length >= 3 && asked >= 2 ? 3 : 1;
}

// Data that is all about one thing, whatever lists belong to it.
function isOneSubject({ facts, records, groups }: Group): boolean {
  const [only, ...others] = groups;
  return facts.length + records.length === 0 && others.length === 0 && (only?.facts.length ?? 0) >= 2;
}
