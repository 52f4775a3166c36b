import { lexiconOf, ANY_LANGUAGE } from '#builtin/edit/words/lexicon.ts';
import type { Column } from '#builtin/understand/data/column.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';

/**
 * What members of records hold, in the words of keys and of requests. A request and a key need not have a language in common:
 * "nach Fälligkeit" means "due_at".
 */
const CONCEPTS = {
  due: 'due deadline* overdue fallig* faellig* uberfallig* frist* echeance* vencim* vence venc scaden* scade scadut* prazo* finalizacao until by_when ship_by needed_by respond_by limite_fecha',
  expiry:
    'expir* ablauf* ablaeuf* abgelaufen* mhd haltbar* best_before use_by valid_until valid_to not_after peremption perim* dlc caduc* validade vigencia',
  created:
    'created creat* received receiv* submitted submit* opened reported report_date requested requested_at request_date applied posted sent raised logged published updated changed since erstell* eingang* eingegangen* eingereicht* gemeldet angelegt seit recu* cree* depuis ouvert_le depose* recib* cread* enviad* desde solicitad* ricev* inviat* dal criad* recebid* abert_em',
  coming:
    'start* begin* beginn* pickup abhol* arriv* anreise ankunft llegada entrada chegada inicio inizio debut departure departs abfahrt depart partenza salida saida slot creneau scheduled planned geplant prevu* appointment termin delivery liefer* livraison entrega consegna ritiro recogida retirada check_in visit* kickoff',
  day: 'date dates day days datum datums tag tage tagen jour jours date fecha fechas dia dias giorno giorni data datas daily taglich week weekday',
  time: 'time times clock hour hours uhrzeit uhrzeiten uhr zeit zeiten startzeit heure heures horaire* hora horas horario* ora ore orario orari chronolog* cronolog*',
  price:
    'price* cost* prix cout* tarif* preis* precio* prezz* preco* custo* fare rate tariff fee rent miete loyer alquiler affitto aluguel',
  amount:
    'amount* betrag* montant* importe* import_ importo importi valor* total* sum summe umsatz revenue turnover balance saldo owed offen_betrag outstanding value wert valeur budget monto fatturato receita chiffre_d_affaires',
  priority:
    'priorit* priorid* urgen* dringlich* dringend* severity severe schwere* gravit* gravedad gravidade wichtigkeit importance triage criticality kritikalitat criticite criticidad criticita criticidade acuity stufe',
  status:
    'status* state states stage stages phase phases statut* etat* estado* stato stati situacao zustand fase fasi etape* etapa* answer answers rsvp',
  name: 'name names title titles nom noms nombre nombres nome nomi nomes titel titre titres titulo* titol* alphabet* alfabet*',
  problem:
    'issue* problem* defect* error* fault* storung* fehler* mangel* panne* averia* guast* incident* anomal* avaria* schaden*',
  category:
    'cat categor* kategorie* type types typ typen art arten tipo* tipi kind kinds sorte sorten genre genres class classes klasse klassen classe clase* gruppe groupe',
  room: 'room* raum* raeume* zimmer salle* sala salas sale stanza stanze quarto* chambre* habitacion* aula aule aulas bay bed ward box',
  person:
    'person people assignee* assigned owner* bearbeiter* zustandig* responsable* responsabile* responsavel technician* techniker* technicien* tecnico* tecnici driver* fahrer* chauffeur* conductor* autist* motorista* doctor* arzt* aerzt* medecin* medico* medici vet vets behandler* provider teacher* lehr* profes* insegnant* trainer* coach monitor* employee* mitarbeiter* employe* empleado* dipendent* funcionari* mechaniker* contractor* mechanic* mecanic* handler* picker* agent* courier* kurier* coursier* repartidor* estafeta* corriere',
  customer:
    'customer* client* kund* cliente* clienti guest* gast gaste* hospede* huesped* ospit* patient* pazient* pacient* tenant* mieter*',
  place:
    'location* site sites place places ort orte standort* lieu* lugar* luog* local locais building* gebaude batiment* edificio* edifici predio* area areas zone zones zona* bereich* district* bezirk* region* depot* warehouse* lager* floor* etage* stockwerk* piso* piano piani andar* shelf aisle branch* filiale* sucursal* agence* city stadt ville ciudad citta cidade line linie route',
  team: 'department* abteilung* service* departamento* repart* departement* team* equipe* equipo* squadr* abt project* projekt* projet* proyect* progett* projet*',
  supplier: 'supplier* vendor* lieferant* fournisseur* proveedor* fornitor* fornecedor*',
  distance: 'distance* distanz* entfernung* distanci* walk* laufweg km away proximity nahe weg fussweg',
  wait: 'wait* warte* gewartet attente espera* attesa duration* dauer* duree* duraci* durat* duracao age alter eta elapsed minutes minuten overdue_days days_open queue_time',
  score:
    'rating* score* bewertung* note nota notes punt* punkt* point* risk* risiko* risque* riesg* rischi* risc* progress fortschritt* progres* vote* stimmen rank* match ranking likes',
  count:
    'quantity qty stock on_hand menge* anzahl bestand* lagerbestand quantite* cantidad* quantit* quantidade* estoque giacenz* existencias left rest remaining available restant* disponib* left_in_stock frei',
  weight: 'weight* gewicht* poids peso pesi kilo kg',
  size: 'size* grosse taille* tamano* dimension* taman* area_sqm sqm flache surface superficie',
  minimum:
    'min minimum mindest* mindestbestand minim* reorder* threshold* schwell* seuil* umbral* soglia limiar par_level safety meldebestand',
  target: 'target* goal goals soll sollwert zielwert ziel ziele objectif* cible* objetivo* obiettiv* meta metas',
  maximum:
    'max maximum maxim* limit* grenz* hochst* plafond* tope massim* capacity kapazitat* capacite* capacidad* capienza upper* obergrenze cap',
} as const;

/** What a member holds. */
export type Concept = keyof typeof CONCEPTS;

const conceptAt = lexiconOf<Concept>(CONCEPTS);

/** What folded words say that a member holds. */
export function conceptsIn(words: readonly string[]): Concept[] {
  return words.flatMap((_, at) => conceptAt(words, at, ANY_LANGUAGE)?.meaning ?? []);
}

// The next inspection is due by its date.
const NEXT = /^(?:next|nachste[rsn]?|naechste[rsn]?|prochaine?|proxim[oa]|prossim[oa])$/;

/** What a column holds, by its key and by the kind of its values. */
export function conceptsOf({ key, label, kind, format }: Column): ReadonlySet<Concept> {
  const named = [...conceptsIn(wordsOf(key)), ...conceptsIn(wordsOf(label))];
  const isNumber = kind === 'number';
  const ofKind: Concept[] =
    format.as === 'money'
      ? ['price', 'amount']
      : kind === 'date' || kind === 'dateTime'
        ? ['day', 'time', ...(wordsOf(key).some((word) => NEXT.test(word)) ? (['due'] as const) : [])]
        : [];
  // "minimum" beside a date or a name is another thing.
  const fitting = named.filter((concept) => isNumber || (concept !== 'minimum' && concept !== 'maximum'));
  return new Set([...fitting, ...ofKind, ...(kind === 'time' ? (['time'] as const) : [])]);
}
