import { ICONS } from '#catalog/icons.ts';

const KNOWN: ReadonlySet<string> = new Set(ICONS);

/** Icons of the registry and the words that larger icon sets have for something they can stand for. */
export const MEANINGS: readonly (readonly [icon: string, words: string])[] = [
  ['check', 'tick done ok yes'],
  ['x', 'close cancel cross times remove no'],
  ['plus', 'add new create'],
  ['minus', 'subtract less dash'],
  ['alert-triangle', 'warning danger hazard caution siren'],
  ['info', 'information about'],
  ['help-circle', 'help question support faq life-buoy'],
  ['settings', 'gear cog preferences options configuration'],
  ['user', 'person account profile avatar baby accessibility'],
  ['users', 'people group team family community handshake hand-helping'],
  ['trash', 'delete bin'],
  ['edit', 'pen write compose signature'],
  ['mail', 'email envelope letter inbox newspaper'],
  ['phone', 'telephone call smartphone mobile'],
  ['home', 'house cottage bed door'],
  ['building', 'store shop hotel school church factory warehouse hospital landmark bank office castle apartment'],
  ['map-pin', 'location place pin marker signpost footprints'],
  ['navigation', 'route directions road'],
  ['truck', 'car bus van bike bicycle train plane ship vehicle tractor taxi ambulance delivery shipping boat'],
  ['coffee', 'utensils fork food restaurant meal cup tea wine beer pizza cake soup salad chef croissant milk'],
  ['package', 'parcel product inventory crate cube'],
  ['shopping-cart', 'cart basket checkout trolley'],
  ['dollar-sign', 'euro pound yen money price cash currency pound-sterling'],
  ['wallet', 'purse savings piggy-bank budget'],
  ['percent', 'discount sale rate'],
  ['receipt', 'invoice bill'],
  ['file-text', 'document page note notes contract scroll paper article sticky-note'],
  ['book-open', 'education course lesson library reading manual notebook'],
  ['award', 'graduation-cap certificate diploma badge rosette'],
  ['heart', 'health love like medical favourite favorite'],
  ['activity', 'pulse vitals heartbeat stethoscope heart-pulse'],
  ['shield', 'security insurance protection safe safety guard'],
  ['lock', 'password private secure'],
  ['key', 'login access license licence'],
  ['log-out', 'exit leave sign-out signout'],
  ['calendar', 'date schedule event appointment day'],
  ['clock', 'time duration hours'],
  ['bell', 'notification reminder alarm'],
  ['feather', 'leaf plant tree sprout flower nature garden wheat egg bird'],
  ['droplet', 'water rain liquid oil blood fuel'],
  ['zap', 'energy electricity power lightning plug charging'],
  ['flame', 'fire heat hot heating gas'],
  ['thermometer', 'temperature fever'],
  ['lightbulb', 'idea tip lamp light bulb'],
  ['wrench', 'tool tools repair service maintenance spanner drill screwdriver'],
  ['hammer', 'construction build'],
  ['rocket', 'launch start startup'],
  ['target', 'goal aim focus'],
  ['trophy', 'winner prize win'],
  ['star', 'rating review'],
  ['gift', 'present reward voucher'],
  ['ticket', 'pass coupon admission'],
  ['music', 'song audio guitar drum'],
  ['camera', 'photo picture photography'],
  ['image', 'gallery artwork'],
  ['message-circle', 'chat comment conversation speech bubble quote'],
  ['globe', 'world language web website earth internet planet'],
  ['chart-bar', 'statistics stats analytics report graph poll'],
  ['chart-line', 'line-chart trend'],
  ['chart-pie', 'pie pie-chart donut'],
  ['trending-up', 'growth increase rise profit'],
  ['trending-down', 'decline decrease loss'],
  ['smile', 'happy face emoji pet dog cat paw paw-print bone fish'],
  ['briefcase', 'work job business case luggage suitcase'],
  ['clipboard-list', 'tasks todo survey checklist form'],
  ['server', 'hosting machine computer monitor laptop desktop'],
  ['code', 'developer api brackets braces'],
  ['bug', 'issue error virus'],
  ['git-branch', 'branch merge workflow'],
  ['sparkles', 'magic ai wand stars'],
  ['palette', 'art paint color colour theme design'],
  ['scissors', 'cut hair haircut barber'],
  ['grid-2x2', 'grid tiles dice puzzle'],
  ['refresh-cw', 'sync reload update repeat recycle'],
  ['rotate-ccw', 'restart reset'],
  ['share', 'share-nodes forward'],
  ['send', 'paper-plane submit'],
  ['search', 'find magnifier lookup zoom'],
  ['eye', 'view visible preview glasses'],
  ['qr-code', 'barcode'],
  ['snowflake', 'cold winter frozen freezer'],
  ['sun', 'summer weather bright'],
  ['moon', 'night sleep dark'],
  ['medal', 'rank podium'],
  ['crown', 'premium king vip'],
  ['flag', 'milestone country'],
  ['compass', 'explore discover tour mountain tent hiking'],
  ['umbrella', 'beach coverage'],
  ['anchor', 'harbour harbor port marina sailboat'],
];

const ICON_BY_WORD: ReadonlyMap<string, string> = new Map(
  MEANINGS.flatMap(([icon, words]) => words.split(' ').map((word) => [word, icon] as const)),
);

// What sets of icons put before or behind a name to say which set or style it is of.
const AFFIXES =
  /^(?:lucide|mdi|fas?|fa|bi|ti|heroicons?|icon)-|-(?:icon|outline|outlined|filled|fill|solid|line|rounded)$/g;

/**
 * The icons of the registry that a name of another set may stand for, the nearest first: the same name in another
 * spelling, one that means the same, one that shares a word.
 */
export function iconsMeant(text: string): string[] {
  const spelled = text
    .replace(/([a-z])([A-Z0-9])/g, '$1-$2')
    .replace(/[\s_:]+/g, '-')
    .toLowerCase();
  const name = spelled.replace(AFFIXES, '');
  const meant = [spelled, name, ICON_BY_WORD.get(name)];
  for (const word of name.split('-')) meant.push(word, ICON_BY_WORD.get(word));
  return meant.flatMap((icon) => (icon !== undefined && KNOWN.has(icon) ? [icon] : []));
}
