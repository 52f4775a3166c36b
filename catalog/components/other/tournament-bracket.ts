import { component } from '#catalog/compiler/vocabulary/component.ts';
import {
  color,
  count,
  eitherOf,
  list,
  listOf,
  number,
  object,
  offByDefault,
  onByDefault,
  oneOf,
  record,
  string,
} from '#catalog/compiler/vocabulary/kinds.ts';
import { bound, required } from '#catalog/compiler/vocabulary/marks.ts';
import { TEXT_ALIGNS } from '#catalog/compiler/vocabulary/menus.ts';

export const tournamentBracket = component({
  name: 'TournamentBracket',
  description: 'A tournament card with group standings, a knockout bracket, or both behind a switch.',
  useWhen: 'a competition is shown by groups or knockout rounds; a plain league table is Table',
  children: 'none',
  props: {
    title: string('Tournament name. Default: no header.'),
    groups: listOf(
      {
        name: required(string('Group name.')),
        teams: required(
          listOf(
            {
              name: required(string('Team.')),
              played: count('Games.'),
              won: count('Wins.'),
              drawn: count('Draws.'),
              lost: count('Losses.'),
              gf: count('Scored.'),
              ga: count('Conceded.'),
              points: number('Points.'),
              qualified: oneOf(['top', 'playoff'], 'Going through, or to a play-off.'),
              stats: record('Further numbers by column key.'),
            },
            'Teams of the group.',
          ),
        ),
      },
      'Group tables; give groups, rounds or both.',
    ),
    rounds: list(
      listOf(
        {
          id: string('Id of the match.'),
          a: string('First side.'),
          b: string('Second side.'),
          winner: oneOf(['a', 'b'], 'Side that won.'),
          scoreA: eitherOf(['number', 'string'], 'Score of the first side.'),
          scoreB: eitherOf(['number', 'string'], 'Score of the second side.'),
        },
        'Matches of one round, up to 63.',
        { maxItems: 63 },
      ),
      'Knockout rounds, first to final, up to 6.',
      { maxItems: 6 },
    ),
    roundLabels: list(string(), 'One name per round. Default: named from the final back.'),
    view: bound(
      oneOf(['groups', 'bracket'], 'View in front, rewritten by the switch. Default: bracket when there are rounds.'),
    ),
    selected: bound(
      object(
        {
          kind: oneOf(['match', 'team'], 'What was clicked.'),
          id: string('Match id.'),
          round: count('Round index.'),
          index: count('Match index.'),
          a: string('First side.'),
          b: string('Second side.'),
          winner: oneOf(['a', 'b'], 'Side that won.'),
          team: string('Team.'),
          group: string('Group.'),
          position: count('Rank.'),
          points: number('Points.'),
        },
        'Match or team clicked last; written on every click.',
      ),
    ),
    sport: oneOf(['football', 'basketball', 'us', 'cricket', 'generic'], 'football', 'Set of table columns.'),
    columns: listOf(
      {
        key: required(string('Number to show, or a stats key.')),
        label: required(string('Column heading.')),
        align: oneOf(TEXT_ALIGNS, 'center', 'Cell placement.'),
        primary: offByDefault('Ranks the teams.'),
      },
      'Own table columns; win over sport.',
    ),
    showScores: onByDefault('Show scores in matches.'),
    showCrests: onByDefault('Show initial badges by team.'),
    matchWidth: number('Match box width in px, 130 to 340.', { default: 190, min: 130, max: 340 }),
    matchHeight: number('Match box height in px, 44 to 110.', { default: 62, min: 44, max: 110 }),
    accent: color('Colour of the winners, qualifiers and header.', 'primary'),
    lineColor: color('Colour of the connectors and table lines.', 'border'),
    mutedColor: color('Colour of the round names and headings.', 'muted'),
  },
  oneOf: [['groups', 'rounds']],
  events: {
    select: {
      when: 'a match or team was clicked; value is its full record',
      payload: ['value', 'id', 'label', 'index'],
    },
    change: { when: 'the other view came in front; value is its name', payload: ['value'] },
  },
  uiTypes: ['detail_view', 'board', 'other'],
  a11y: 'Standings are tables; matches and teams are buttons; the switch is a tablist.',
  example: {
    props: {
      title: 'Chess cup',
      rounds: [
        [
          { id: 's1', a: 'Vera', b: 'Idris', winner: 'a', scoreA: 2, scoreB: 1 },
          { id: 's2', a: 'Kenji', b: 'Ola', winner: 'b', scoreA: 0, scoreB: 2 },
        ],
        [{ id: 'f', a: 'Vera', b: 'Ola' }],
      ],
      selected: { $bindState: '/cup/selected' },
    },
  },
});
