import { foldText } from '#builtin/understand/words/fold-text.ts';
import { type Language, LANGUAGES } from '#builtin/understand/learned/language.ts';
import { says, wordList, type WordList } from '#builtin/understand/words/word-list.ts';

// Folded words for some work, and the stages that it usually goes through: a line a language, in their order.
const USUAL: readonly (readonly [WordList, string])[] = [
  [
    wordList('quarters|quarter|quarterly|quartal*|trimestres|trimestre'),
    'Q1, Q2, Q3, Q4 | Q1, Q2, Q3, Q4 | T1, T2, T3, T4 | T1, T2, T3, T4 | T1, T2, T3, T4 | T1, T2, T3, T4',
  ],
  [
    wordList('hiring|recruit*|applicants|applicant|bewerb*|candidat*|reclutamiento'),
    'Applied, Interview, Offer, Hired | Beworben, Gespräch, Angebot, Eingestellt | Candidature, Entretien, Offre, Embauche | Solicitud, Entrevista, Oferta, Contratación | Candidatura, Entrevista, Proposta, Contratação | Candidatura, Colloquio, Offerta, Assunzione',
  ],
  [
    wordList('sales|deals|deal|leads|lead|crm|vertrieb|ventes|vente|ventas|venta'),
    'Lead, Qualified, Proposal, Won, Lost | Lead, Qualifiziert, Angebot, Gewonnen, Verloren | Prospect, Qualifié, Proposition, Gagné, Perdu | Contacto, Cualificado, Propuesta, Ganado, Perdido | Contato, Qualificado, Proposta, Ganho, Perdido | Contatto, Qualificato, Proposta, Vinto, Perso',
  ],
  [
    wordList('sprint|scrum|backlog|bugs|bug|software'),
    'Backlog, To do, In progress, Review, Done | Backlog, Zu tun, In Arbeit, Review, Erledigt | Backlog, À faire, En cours, Revue, Terminé | Backlog, Por hacer, En curso, Revisión, Hecho | Backlog, A fazer, Em andamento, Revisão, Concluído | Backlog, Da fare, In corso, Revisione, Fatto',
  ],
  [
    wordList('orders|order|tickets|ticket|requests|request|repairs|repair|cases|case|bestellungen|commandes|pedidos'),
    'New, In progress, Waiting, Done | Neu, In Arbeit, Wartend, Erledigt | Nouveau, En cours, En attente, Terminé | Nuevo, En curso, En espera, Hecho | Novo, Em andamento, Em espera, Concluído | Nuovo, In corso, In attesa, Fatto',
  ],
];

/** The stages through which the work that a prompt speaks of usually goes; undefined when it speaks of no such work. */
export function usualLanes(prompt: string, language: Language): readonly string[] | undefined {
  const words = foldText(prompt);
  const stages = USUAL.find(([list]) => says(list, words))?.[1];
  return stages?.split(' | ')[LANGUAGES.indexOf(language)]?.split(', ');
}
