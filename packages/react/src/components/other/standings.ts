import type { Drawn } from '../../runtime/drawn.ts';
import type { Words } from '../../words/words.ts';

type Props = Drawn<'TournamentBracket'>['props'];
/** A team of a group. */
export type Team = NonNullable<Props['groups']>[number]['teams'][number];
/** A column of the standings. */
export type StandingColumn = NonNullable<Props['columns']>[number];

const column = (key: string, label: string, primary = false): StandingColumn => ({
  key,
  label,
  align: 'center',
  primary,
});

const RESULTS = [column('played', 'P'), column('won', 'W'), column('lost', 'L')];
const SPORTS: { readonly [sport in Props['sport']]: readonly StandingColumn[] } = {
  football: [
    column('played', 'P'),
    column('won', 'W'),
    column('drawn', 'D'),
    column('lost', 'L'),
    column('gf', 'GF'),
    column('ga', 'GA'),
    column('gd', 'GD'),
    column('points', 'Pts', true),
  ],
  basketball: [...RESULTS, column('gf', 'PF'), column('ga', 'PA'), column('pct', 'Pct', true)],
  us: [column('won', 'W'), column('lost', 'L'), column('drawn', 'T'), column('pct', 'Pct', true)],
  cricket: [...RESULTS, column('drawn', 'NR'), column('points', 'Pts', true)],
  generic: [...RESULTS, column('points', 'Pts', true)],
};

/** The columns of a standings table: the caller's own, else those of the sport. */
export function columnsOf({ columns, sport }: Pick<Props, 'columns' | 'sport'>): readonly StandingColumn[] {
  return columns === undefined || columns.length === 0 ? SPORTS[sport] : columns;
}

/** What stands in a cell; numbers that follow from others are worked out. */
export function standingOf(team: Team, key: string): number | string | undefined {
  const { won = 0, lost = 0, drawn = 0, gf, ga, points, played } = team;
  if (team.stats !== undefined && Object.hasOwn(team.stats, key)) {
    const stat = team.stats[key];
    return typeof stat === 'number' || typeof stat === 'string' ? stat : undefined;
  }
  const games = played ?? won + lost + drawn;
  switch (key) {
    case 'played':
      return games;
    case 'won':
    case 'drawn':
    case 'lost':
    case 'gf':
    case 'ga':
      return team[key];
    case 'gd':
      return gf === undefined && ga === undefined ? undefined : (gf ?? 0) - (ga ?? 0);
    case 'pct':
      return games === 0 ? 0 : (won + drawn / 2) / games;
    case 'points':
      return points;
    default:
      return undefined;
  }
}

/** The teams by the columns that rank them, then by goal difference and goals; equals keep their order. */
export function ranked(teams: readonly Team[], columns: readonly StandingColumn[]): Team[] {
  const keys = [...columns.filter(({ primary }) => primary).map(({ key }) => key), 'gd', 'gf'];
  const number = (team: Team, key: string) => {
    const value = Number(standingOf(team, key) ?? 0);
    return Number.isNaN(value) ? 0 : value;
  };
  const isRanked = columns.some(({ primary }) => primary);
  if (!isRanked) return [...teams];
  return teams.toSorted((one, other) => {
    const key = keys.find((candidate) => number(one, candidate) !== number(other, candidate));
    return key === undefined ? 0 : number(other, key) - number(one, key);
  });
}

const LAST_ROUNDS = ['Final', 'Semi-finals', 'Quarter-finals'] as const;

/** The name of a round: the caller's, else counted back from the final. */
export function roundName(at: number, count: number, labels: readonly string[] | undefined, say: Words): string {
  const label = labels?.[at];
  if (label !== undefined && label !== '') return label;
  const last = LAST_ROUNDS[count - 1 - at];
  return last === undefined ? say('Round of {number}', { number: 2 ** (count - at) }) : say(last);
}

/** Up to two letters that stand for a team. */
export function crestOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters =
    words.length > 1 ? words.slice(0, 2).map((word) => Array.from(word)[0]) : Array.from(name).slice(0, 2);
  return letters.join('').toLocaleUpperCase();
}
