import { foldText } from './fold-text.ts';
import { says, wordList } from './word-list.ts';

/** The tone of a status, in the spelling of the catalog. */
export type Tone = 'critical' | 'warning' | 'success' | 'info';

const CRITICAL = wordList(
  'offline|down|unhealthy|failing|overdue|cancelled|canceled|out of stock|breakdown|broken|failed|fail|failure|rejected|error|blocked|blocking|expired',
  'critical|declined|urgent|lost|fault|faulty|denied|refused|suspended|banned|stolen|missing|no show|noshow|damaged|emergency|severe|escalated|escalation',
  'unstable|excursion|instabil|instable|inestable|instavel|instabile',
  'breached|defective|inoperative|do not use|stat|dangerous|unsafe|recalled|defaulted|terminated|life threatening|fatal',
  'lebensbedrohlich|uberfallig|storniert|vergriffen|ausverkauft|fehlt|abgelehnt|abgesagt|gesperrt|blockiert|defekt*|storung|gestort|kaputt|fehlgeschlagen|fehler|kritisch|dringend|notfall|abgelaufen|ausgefallen|vermisst|beschadigt|nicht erschienen',
  'engageant le pronostic vital|annule|annulee|retard|en retard|refuse|refusee|bloque|bloquee|panne|en panne|hors service|echoue|echec|critique|urgente|expire|expiree|suspendu|suspendue|perdu|endommage|rupture|en rupture',
  'potencialmente mortal|rechazado|rechazada|vencido|vencida|cancelado|cancelada|bloqueado|bloqueada|averia|averiado|averiada|fuera de servicio|fallido|fallida|critico|critica|caducado|caducada|suspendido|suspendida|perdido|perdida|danado|agotado|agotada|atrasado|atrasada',
  'risco de vida|recusado|recusada|avaria|avariado|avariada|fora de servico|suspenso|esgotado|esgotada|danificado|falhou|em atraso|falha',
  'pericolo di vita|rifiutato|rifiutata|scaduto|scaduta|annullato|annullata|bloccato|bloccata|guasto|guasta|fuori servizio|fallito|fallita|sospeso|sospesa|esaurito|esaurita|danneggiato|in ritardo',
);
const WARNING = wordList(
  'suspected|suspect|verdacht|soupconne|soupconnee|sospetto|sospetta|sospechoso|sospechosa|suspeito|suspeita',
  'degraded|pending|delayed|unpaid|stopped|waiting|awaiting|late|warning|draft|on hold|hold|held|low stock|low battery|low|due|at risk|unassigned|unconfirmed|incomplete|paused|expiring|expiring soon',
  'needs/requires attention/review/action/approval|partly/partially paid|disputed|high|elevated|major|attention|caution|quarantine|quarantined|limited|flagged|under investigation|short|shortage|abnormal',
  'offen|ausstehend|unbezahlt|verspatet|wartet|wartend|entwurf|unvollstandig|pausiert|angehalten|hoch|knapp|niedrig|lauft ab|gemahnt|unbestatigt|teilbezahlt|fallig|gemeldet',
  'en attente|impaye|impayee|brouillon|a valider|a confirmer|incomplet|incomplete|suspens|eleve|elevee|haute|a risque|partiel|a payer|en pause|a nettoyer|faible|stock bas',
  'pendiente|en espera|borrador|impagado|impagada|sin pagar|incompleto|incompleta|alta|alto|por confirmar|por vencer|en pausa|bajo|bajo stock|retrasado|retrasada',
  'pendente|em espera|rascunho|incompleta|a confirmar|por pagar|em pausa|aguardando|baixo|estoque baixo|stock baixo',
  'in attesa|in sospeso|bozza|da confermare|da pagare|incompleto|in pausa|non pagato|da approvare|basso|sotto scorta',
);
const SUCCESS = wordList(
  'operational|online|up to date|a jour|al dia|em dia|in regola|in service|in betrieb|en service|en servicio|em servico|in servizio|healthy|ok|paid|shipped|delivered|on time|in stock|done|complete|completed|active|approved|success|successful|succeeded|resolved|confirmed|won|passed|ready|available',
  'free|arrived|verified|accepted|signed|settled|returned|attending|certified|valid|clean|fixed|repaired|released|fulfilled|granted|published|live|finished|checked in|present|picked|packed|normal result',
  'bezahlt|erledigt|fertig|abgeschlossen|bestatigt|genehmigt|freigegeben|angenommen|aktiv|bereit|verfugbar|frei|geliefert|zugestellt|versendet|erfolgreich|geprueft|gepruft|zugesagt|anwesend|gultig|sauber|eingecheckt|beglichen|gelost|behoben|eingetroffen|angekommen',
  'paye|payee|livre|livree|confirme|confirmee|termine|terminee|valide|validee|approuve|approuvee|accepte|acceptee|actif|active|pret|prete|disponible|libre|regle|reglee|expedie|expediee|propre|resolu|resolue|present|presente|signe|signee|arrive|arrivee',
  'pagado|pagada|entregado|entregada|confirmado|confirmada|completado|completada|aprobado|aprobada|aceptado|aceptada|activo|activa|listo|lista|disponible|libre|enviado|enviada|resuelto|resuelta|terminado|terminada|vigente|firmado|firmada|llegado|llegada',
  'pago|paga|entregue|concluido|concluida|aprovado|aprovada|aceito|aceita|aceite|ativo|ativa|pronto|pronta|disponivel|livre|resolvido|resolvida|liquidado|liquidada|valido|valida|chegou',
  'pagato|pagata|consegnato|consegnata|confermato|confermata|completato|completata|approvato|approvata|accettato|accettata|attivo|attiva|disponibile|libero|libera|spedito|spedita|risolto|risolta|concluso|conclusa|firmato|saldato|saldata|arrivato|arrivata',
);
const INFO = wordList(
  'running|in progress|processing|new|open|scheduled|sent|in transit|in review|planned|booked|reserved|preparing|expected|started|in use|occupied|received|submitted|under review|invited|out for delivery|boarding',
  'neu|in arbeit|in bearbeitung|geplant|gebucht|reserviert|unterwegs|lauft|in prufung|gesendet|eingereicht|belegt|erwartet|begonnen|in zubereitung|eingeladen|angemeldet',
  'nouveau|nouvelle|en cours|planifie|planifiee|prevu|prevue|reserve|reservee|envoye|envoyee|en preparation|en menage|occupe|occupee|attendu|attendue|inscrit|inscrite',
  'nuevo|nueva|en curso|programado|programada|reservado|reservada|en camino|en preparacion|en transito|en proceso|abierto|abierta|ocupado|ocupada|esperado|esperada|inscrito|inscrita',
  'novo|nova|em andamento|em curso|agendado|agendada|a caminho|em preparacao|em transito|em processamento|aberto|aberta|esperado|esperada',
  'nuovo|nuova|in corso|programmato|programmata|prenotato|prenotata|in preparazione|in transito|in lavorazione|aperto|aperta|occupato|occupata|inviato|inviata|pianificato|atteso',
);
const TONES = [
  ['critical', CRITICAL],
  ['warning', WARNING],
  ['success', SUCCESS],
  ['info', INFO],
] as const;
const DENIED = /\b(?:not|non|nicht|kein|pas|no|nao|sin|sem|senza|never|nie)\s+(?:yet |noch )?(?=\p{L})/u;

// How much a level such as a priority says: a low one is nothing to look at.
const LEVELS = wordList(
  'priority|severity|urgency|risk|level|prioritat|dringlichkeit|schweregrad|stufe|priorite|gravite|urgence|prioridad|gravedad|urgencia|prioridade|gravidade|urgenza|priorita|gravita',
);
const GRAVE = wordList(
  'p1|p0|s1|sev 1|sev1|hoch|hochste|highest|very high|sehr hoch|tres haute|muy alta|muito alta|molto alta',
);

/** The tone that a status expresses, or a level under a key such as "priority"; undefined when it expresses none. */
export function toneOf(status: string, key = ''): Tone | undefined {
  const words = foldText(status).replaceAll(/[_-]/g, ' ');
  if (says(LEVELS, key.replaceAll('_', ' '))) {
    if (says(GRAVE, words) && !says(WARNING, words)) return 'critical';
    const tone = toneIn(words);
    return tone === 'warning' && says(LOW, words)
      ? undefined
      : tone === 'critical' || tone === 'warning'
        ? tone
        : undefined;
  }
  const tone = toneIn(words);
  // What is not paid is still to be paid.
  return (tone === 'success' || tone === 'info') && DENIED.test(words) ? 'warning' : tone;
}

const LOW = wordList('low|niedrig|faible|bajo|baixo|basso');

function toneIn(words: string): Tone | undefined {
  // Programs write "bestaetigt".
  const plain = words.replaceAll(/([aou])e/g, '$1');
  return TONES.find(([, list]) => says(list, words) || (plain !== words && says(list, plain)))?.[0];
}
