import type { FieldKind } from './field.ts';
import { wordsOf } from './fold-text.ts';
import { spelled } from './spelling.ts';

type Rule = { kind: FieldKind; words: RegExp };

// Looked for in the folded words of a label, the first that fits wins. English, German, French, Spanish.
const RULES: readonly Rule[] = [
  // What these ask for only sounds like a date, a time or a number.
  {
    kind: 'text',
    words:
      /\b(?:time ?zone|(?:date|time|number|file|paper) (?:format|size)|zeitzone|fuseau horaire|zona horaria)\b|\b(?:opening|office|business|quiet|working|disturb|visiting) hours$|^(?:offnungszeiten|horaires|horarios?)$/,
  },
  {
    kind: 'file',
    words:
      /\b(?:upload|file|files|attachments?|arquivos?|anexos?|allegat[oi]|ficheiros?|resume|cv|lebenslauf|datei|dateien|anhang|fichier|piece jointe|archivo|adjunto|photos?|pictures?|images?|foto|screenshots?|receipt (?:photo|image|scan)|documents?|logo)\b/,
  },
  {
    kind: 'email',
    words:
      /\b(?:e ?mails?|email address|mail|correo(?: electronico)?|courriel|correio eletronico|posta elettronica|adresse mail)\b/,
  },
  {
    kind: 'password',
    words: /\b(?:passwords?|passwort|kennwort|mot de passe|contrasena|passphrase|senha|palavra passe)\b/,
  },
  {
    kind: 'phone',
    words:
      /\b(?:phone|telephone|mobile|cell|fax|telefon(?:nummer)?|handy(?:nummer)?|rufnummer|telefono|telefone|celular|telemovel|cellulare|movil|portable|whatsapp)\b/,
  },
  {
    kind: 'url',
    words:
      /\b(?:url|website|web ?site|web address|webhook(?: address| url)?|callback|link|homepage|webseite|site web|sitio web|linkedin|portfolio)\b/,
  },
  { kind: 'signature', words: /\b(?:signature|unterschrift|firma digital|sign here)\b(?! (?:block|line|text))/ },
  {
    kind: 'code',
    words:
      /\b(?:otp|verification code|confirmation code|one time code|2fa code|pin|bestatigungscode|code de verification|sms code|code (?:from|by|via) (?:the )?(?:sms|e ?mail|text|app))\b/,
  },
  {
    kind: 'yesNo',
    words:
      /^(?:i )?(?:accept|agree|consent|akzeptiere|accepter|acepto)\b|\b(?:terms|agb|agreement|opt in|newsletter|subscribe|consent|remember me|angemeldet bleiben|datenschutz|conditions generales|terminos|gdpr|checkbox)\b|^(?:is|has|are|do|does|did|will|would|can|was|enable|enabled|allow|should)\b|^(?:active|public|private|urgent|gift|vegan|vegetarian)$|\byes no\b/,
  },
  {
    kind: 'dateRange',
    words: /\b(?:date range|period|zeitraum|travel dates|stay dates|periode|rango de fechas)\b|^dates$|^periodo$/,
  },
  { kind: 'date', words: /^data$/ },
  { kind: 'dateTime', words: /\b(?:date and time|datetime|date time)\b/ },
  {
    kind: 'date',
    words:
      /\b(?:dates?|birthday|dob|day of|\w*datum|data de \w+|data di \w+|data do \w+|nascimento|scadenza|prazo|deadline|due|check in|check out|checkin|checkout|arrival|departure|anreise|abreise|fecha|naissance|start day|(?:preferred|moving|delivery|pickup|pick up|visit|event|booking|class) day|expires|expiration)\b/,
  },
  {
    kind: 'time',
    words: /\b(?:time|uhrzeit|heure|hora|horario|orario|ora|pickup time|time slot|start time|end time)\b/,
  },
  {
    kind: 'rating',
    words:
      /\b(?:rating|stars?|score|bewertung|satisfaction|zufriedenheit|note globale|calificacion|valoracion|avaliacao|valutazione|nps)\b/,
  },
  {
    kind: 'slider',
    words: /\b(?:volume|brightness|contrast|opacity|lautstarke|helligkeit|luminosite|brillo|volumen)$/,
  },
  { kind: 'color', words: /\b(?:colou?r|farbe|couleur|cor|colore)\b(?! (?:scheme|theme|mode))/ },
  {
    kind: 'tags',
    words:
      /\b(?:tags|keywords|skills|schlagworte|stichworte|mots cles|etiquetas|palabras clave|ingredients|allergies)\b/,
  },
  {
    kind: 'longText',
    words:
      /\b(?:messages?|nachricht|comments?|kommentare?|notes?|notizen?|anmerkung(?:en)?|description|beschreibung|feedback|details|bio|about|special requests?|requests?|remarks?|reason|grund|instructions?|review|story|summary|cover letter|address|adresse|direccion|commentaires?|comentarios?|mensaje|mensagem|messaggio|observac(?:ao|oes)|osservazioni|commenti?|descricao|descrizione|endereco|indirizzo|motivo|notas?|descripcion|what did you|what could|what happened|suggestions?|text ?area|multiline|symptoms|improve|improvements?|content|body|question|experience|dietary (?:needs|requirements|restrictions)|medical history)\b/,
  },
  {
    kind: 'money',
    words:
      /\b(?:amount|price|cost|salary|budget|total|betrag|preis|kosten|gehalt|montant|prix|importe|precio|presupuesto|preco|prezzo|importo|orcamento|salario|stipendio|fee|revenue|income|rent|deposit|donation)\b/,
  },
  {
    kind: 'quantity',
    words:
      /\b(?:quantity|qty|guests?|party size|people|persons|adults|children|kids|seats|tickets|rooms|bedrooms|bathrooms|nights|copies|anzahl|menge|gaste|personen|quantite|personnes|invites|cantidad|personas|quantidade|quantita|pessoas|persone|convidados|ospiti|hospedes|camere|quartos|\w+zahl|headcount|attendees|participants|number of)\b/,
  },
  {
    kind: 'number',
    words:
      /\b(?:age|number|weight|height|width|length|depth|distance|hours|minutes|days|years|year|percent|percentage|count|size in|alter|nummer|gewicht|grosse|stunden|nombre de|edad|idade|eta|altura|altezza|duracao|durata|numero|peso|duration|mileage|temperature|area|odometer|latitude|longitude|reps|sets|calories|zahl|score|limit|threshold|interest|rate)\b/,
  },
  {
    kind: 'yesNo',
    words:
      /\b(?:notifications?|dark mode|two factor(?: authentication)?|2fa|autosave|auto save|sound|location sharing|backups?(?! codes?))\b/,
  },
];
// Numbers that identify are typed as text: they have leading zeros, letters, dashes.
const NUMBER_AS_TEXT =
  /\b(?:order|invoice|account|card|policy|serial|tracking|passport|reference|flight|case|ticket|licen[cs]e|registration|vat|id|house|room|plate|member|membership|customer|part|batch|employee|patient|student|booking|po|route|iban)\b.*\b(?:numbers?|no|nr)\b|\b(?:numero de (?:commande|pedido|facture)|(?:bestell|rechnungs|kunden|konto)nummer|postal|zip|plz|postleitzahl|code postal|codigo postal)\b/;

// A word that names the control itself; it is taken out of the label.
const CONTROLS: readonly Rule[] = [
  { kind: 'longText', words: /\b(?:text ?area|multi ?line (?:text|input|field)|text ?box for several lines)\b/iu },
  { kind: 'dateRange', words: /\bdate range(?: picker)?\b/iu },
  { kind: 'dateTime', words: /\bdate ?time picker\b/iu },
  { kind: 'date', words: /\b(?:date|day) ?picker\b/iu },
  { kind: 'time', words: /\btime (?:picker|slot picker)\b/iu },
  { kind: 'color', words: /\bcolou?r picker\b/iu },
  { kind: 'file', words: /\b(?:file )?upload(?:er)?(?: field| area| zone)?\b/iu },
  { kind: 'choices', words: /\b(?:multi ?-?select|multiple choice|checkboxes|check boxes|mehrfachauswahl)\b/iu },
  {
    kind: 'choice',
    words:
      /\b(?:drop ?-?down(?: (?:menu|list))?|select(?: box| menu)?|radio (?:buttons?|group)|radios?|picker|selector|auswahl(?:feld|liste)?|menu deroulant|liste deroulante|desplegable|combobox)\b/iu,
  },
  {
    kind: 'yesNo',
    words:
      /\b(?:check ?box|tick ?box|toggles?|switch(?:es)?|on\/off|yes\/no|ja\/nein|oui\/non|kontrollkastchen|schalter|case a cocher|casilla)\b/iu,
  },
  { kind: 'slider', words: /\b(?:slider|schieberegler)\b/iu },
  { kind: 'rating', words: /\b(?:star ratings?|ratings|stars?)\b/iu },
  { kind: 'tags', words: /\b(?:tag input|as tags|tag list)\b/iu },
  { kind: 'quantity', words: /\b(?:stepper|counter)\b/iu },
];

/** The kind of answer that a label asks for: "Phone number" asks for a phone number, "Notes" for a long text. */
export function fieldKindOf(label: string): FieldKind {
  const words = spelled(wordsOf(label).join(' '));
  if (NUMBER_AS_TEXT.test(words)) return 'text';
  return RULES.find((rule) => rule.words.test(words))?.kind ?? 'text';
}

/** The control that a phrase names, if any, and the phrase without it: "country dropdown" gives "country". */
export function namedControl(phrase: string): { kind: FieldKind | undefined; label: string } {
  for (const { kind, words } of CONTROLS) {
    if (!words.test(phrase)) continue;
    const label = phrase
      .replace(words, ' ')
      .replace(/\s+as\s+(?:an?\s+)?$/iu, '')
      .replace(/^\s*(?:for|to|of|für|zum|pour|para|de)\s+/iu, '')
      .replace(/\s+(?:for|to|of|with)\s*$/iu, '')
      .replaceAll(/\s+/g, ' ')
      .trim();
    return { kind, label: label === '' || /^(?:for|of)$/iu.test(label) ? phrase : label };
  }
  return { kind: undefined, label: phrase };
}
