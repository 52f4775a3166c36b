import type { Column } from './column.ts';
import type { RecordSet } from './data-shape.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';

/** What a column is to its records. */
export type RecordRole =
  | 'id'
  | 'title'
  | 'subtitle'
  | 'status'
  | 'date'
  | 'end'
  | 'time'
  | 'latitude'
  | 'longitude'
  | 'price'
  | 'period'
  | 'features'
  | 'person'
  | 'picture'
  | 'description'
  | 'value'
  | 'delta'
  | 'tag';

const WORDS: { [role in RecordRole]: RegExp } = {
  id: /^(?:id|uuid|.* id|key|(?:.* )?(?:number|nr|nummer|numero)|code|slug|sku|reference)$/,
  title:
    /^(?:.* )?(?:name|title|label|subject|task|summary|headline|event|titel|bezeichnung|nom|titre|nombre|titulo|metric|kpi|question)$/,
  subtitle:
    /^(?:subtitle|role|location|city|address|venue|ort|email|type|channel|lieu|lugar|where|note|company|department)$/,
  status: /^(?:.* )?(?:status|state|stage|phase|column|lane|etat|estado|zustand|list)$/,
  date: /^(?:.* )?(?:date|day|datum|due|deadline|start|starts at|when|fecha|at|on|begin|from|created|scheduled|start date|due date|timestamp)$/,
  end: /^(?:.* )?(?:end|ends at|until|finish|to|end date|ende|fin)$/,
  time: /^(?:.* )?(?:time|start|starts|start time|uhrzeit|heure|hora|when|at|hour|timestamp)$/,
  latitude: /^(?:lat|latitude|breite|breitengrad)$/,
  longitude: /^(?:lng|lon|long|longitude|lange|langengrad)$/,
  price: /^(?:.* )?(?:price|cost|monthly|amount|preis|prix|precio|fee|rate)(?: .*)?$/,
  period: /^(?:period|interval|billing|per|zeitraum|billing period)$/,
  features: /^(?:features|includes|perks|benefits|leistungen|inclus|incluye|highlights)$/,
  person:
    /^(?:assignee|owner|assigned to|person|author|by|responsible|user|agent|zustandig|responsable|who|host|doctor|teacher|instructor|customer)$/,
  picture: /^(?:.* )?(?:image|picture|photo|avatar|thumbnail|logo|cover|img|bild|poster)(?: url)?$/,
  description:
    /^(?:description|details?|body|text|notes?|summary|content|message|beschreibung|descripcion|comment|about|answer|excerpt)$/,
  value: /^(?:value|amount|count|total|figure|current|wert|valeur|valor|score)$/,
  delta: /^(?:delta|change|trend|diff|growth|variation|vs|veranderung|change percent|delta percent)$/,
  tag: /^(?:priority|tag|label|type|category|prioritat|priorite|prioridad|severity|kind)$/,
};

/** The column that plays a role in records, by its key; undefined when none does. */
export function columnFor(set: Pick<RecordSet, 'columns'>, role: RecordRole): Column | undefined {
  return set.columns.find(({ key }) => WORDS[role].test(wordsOf(key).join(' ')));
}

/** The column that names a record: the one called so, else its first text that is no mere attribute. */
export function titleColumn(set: Pick<RecordSet, 'columns'>): Column | undefined {
  const texts = set.columns.filter(
    ({ kind, key }) => (kind === 'text' || kind === 'longText') && !plays(key, 'status'),
  );
  return (
    texts.find(({ key }) => plays(key, 'title')) ??
    texts.find(({ key }) => !plays(key, 'id') && !plays(key, 'tag') && !plays(key, 'description')) ??
    texts[0] ??
    set.columns.find(({ kind }) => kind !== 'boolean')
  );
}

/** True when a key plays a role. */
export function plays(key: string, role: RecordRole): boolean {
  return WORDS[role].test(wordsOf(key).join(' '));
}
