import { foldText } from './fold-text.ts';
import type { Language } from './language.ts';

type Stages = { [language in Language]: readonly string[] };

const APPLICANTS: Stages = {
  en: ['Applied', 'Interview', 'Offer', 'Hired'],
  de: ['Beworben', 'Gespräch', 'Angebot', 'Eingestellt'],
  fr: ['Candidature', 'Entretien', 'Offre', 'Embauche'],
  es: ['Solicitud', 'Entrevista', 'Oferta', 'Contratación'],
  pt: ['Candidatura', 'Entrevista', 'Proposta', 'Contratação'],
  it: ['Candidatura', 'Colloquio', 'Offerta', 'Assunzione'],
};
const DEALS: Stages = {
  en: ['Lead', 'Qualified', 'Proposal', 'Won', 'Lost'],
  de: ['Lead', 'Qualifiziert', 'Angebot', 'Gewonnen', 'Verloren'],
  fr: ['Prospect', 'Qualifié', 'Proposition', 'Gagné', 'Perdu'],
  es: ['Contacto', 'Cualificado', 'Propuesta', 'Ganado', 'Perdido'],
  pt: ['Contato', 'Qualificado', 'Proposta', 'Ganho', 'Perdido'],
  it: ['Contatto', 'Qualificato', 'Proposta', 'Vinto', 'Perso'],
};
const DEVELOPMENT: Stages = {
  en: ['Backlog', 'To do', 'In progress', 'Review', 'Done'],
  de: ['Backlog', 'Zu tun', 'In Arbeit', 'Review', 'Erledigt'],
  fr: ['Backlog', 'À faire', 'En cours', 'Revue', 'Terminé'],
  es: ['Backlog', 'Por hacer', 'En curso', 'Revisión', 'Hecho'],
  pt: ['Backlog', 'A fazer', 'Em andamento', 'Revisão', 'Concluído'],
  it: ['Backlog', 'Da fare', 'In corso', 'Revisione', 'Fatto'],
};
const REQUESTS: Stages = {
  en: ['New', 'In progress', 'Waiting', 'Done'],
  de: ['Neu', 'In Arbeit', 'Wartend', 'Erledigt'],
  fr: ['Nouveau', 'En cours', 'En attente', 'Terminé'],
  es: ['Nuevo', 'En curso', 'En espera', 'Hecho'],
  pt: ['Novo', 'Em andamento', 'Em espera', 'Concluído'],
  it: ['Nuovo', 'In corso', 'In attesa', 'Fatto'],
};
const QUARTERS: Stages = {
  en: ['Q1', 'Q2', 'Q3', 'Q4'],
  de: ['Q1', 'Q2', 'Q3', 'Q4'],
  fr: ['T1', 'T2', 'T3', 'T4'],
  es: ['T1', 'T2', 'T3', 'T4'],
  pt: ['T1', 'T2', 'T3', 'T4'],
  it: ['T1', 'T2', 'T3', 'T4'],
};

const USUAL: readonly [RegExp, Stages][] = [
  [/\b(?:quarters?|quarterly|quartal\w*|trimestres?)\b/, QUARTERS],
  [/\b(?:hiring|recruit\w*|applicants?|candidates?|bewerb\w*|candidat\w*|reclutamiento)\b/, APPLICANTS],
  [/\b(?:sales|deals?|leads?|crm|vertrieb|ventes?|ventas?)\b/, DEALS],
  [/\b(?:sprint|scrum|backlog|bugs?|software)\b/, DEVELOPMENT],
  [/\b(?:orders?|tickets?|requests?|repairs?|cases?|bestellungen|commandes|pedidos)\b/, REQUESTS],
];

/** The stages through which the work that a prompt speaks of usually goes; undefined when it speaks of no such work. */
export function usualLanes(prompt: string, language: Language): readonly string[] | undefined {
  const words = foldText(prompt);
  return USUAL.find(([pattern]) => pattern.test(words))?.[1][language];
}
