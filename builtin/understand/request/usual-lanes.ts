import { foldText } from '#builtin/understand/words/fold-text.ts';
import { type Language, LANGUAGES } from '#builtin/understand/learned/language.ts';

// Folded words for some work, and the stages that it usually goes through: a line a language, in their order.
const USUAL: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:quarters?|quarterly|quartal\w*|trimestres?)\b/,
    'Q1, Q2, Q3, Q4 | Q1, Q2, Q3, Q4 | T1, T2, T3, T4 | T1, T2, T3, T4 | T1, T2, T3, T4 | T1, T2, T3, T4',
  ],
  [
    /\b(?:hiring|recruit\w*|applicants?|candidates?|bewerb\w*|candidat\w*|reclutamiento)\b/,
    'Applied, Interview, Offer, Hired | Beworben, Gespräch, Angebot, Eingestellt | Candidature, Entretien, Offre, Embauche | Solicitud, Entrevista, Oferta, Contratación | Candidatura, Entrevista, Proposta, Contratação | Candidatura, Colloquio, Offerta, Assunzione',
  ],
  [
    /\b(?:sales|deals?|leads?|crm|vertrieb|ventes?|ventas?)\b/,
    'Lead, Qualified, Proposal, Won, Lost | Lead, Qualifiziert, Angebot, Gewonnen, Verloren | Prospect, Qualifié, Proposition, Gagné, Perdu | Contacto, Cualificado, Propuesta, Ganado, Perdido | Contato, Qualificado, Proposta, Ganho, Perdido | Contatto, Qualificato, Proposta, Vinto, Perso',
  ],
  [
    /\b(?:sprint|scrum|backlog|bugs?|software)\b/,
    'Backlog, To do, In progress, Review, Done | Backlog, Zu tun, In Arbeit, Review, Erledigt | Backlog, À faire, En cours, Revue, Terminé | Backlog, Por hacer, En curso, Revisión, Hecho | Backlog, A fazer, Em andamento, Revisão, Concluído | Backlog, Da fare, In corso, Revisione, Fatto',
  ],
  [
    /\b(?:orders?|tickets?|requests?|repairs?|cases?|bestellungen|commandes|pedidos)\b/,
    'New, In progress, Waiting, Done | Neu, In Arbeit, Wartend, Erledigt | Nouveau, En cours, En attente, Terminé | Nuevo, En curso, En espera, Hecho | Novo, Em andamento, Em espera, Concluído | Nuovo, In corso, In attesa, Fatto',
  ],
];

/** The stages through which the work that a prompt speaks of usually goes; undefined when it speaks of no such work. */
export function usualLanes(prompt: string, language: Language): readonly string[] | undefined {
  const words = foldText(prompt);
  const stages = USUAL.find(([pattern]) => pattern.test(words))?.[1];
  return stages?.split(' | ')[LANGUAGES.indexOf(language)]?.split(', ');
}
