import { ChartFrame } from '../../parts/chart/chart-frame.tsx';
import { numberText, shareText } from '../../parts/chart/number-text.ts';
import { baseColor } from '../../parts/chart/palette.ts';
import { held } from '../../parts/chart/scale.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import { useSurroundings, useWords } from '../../runtime/runtime.ts';
import { FunnelStages, type Stage } from './funnel-chart/funnel-stages.tsx';

const OPACITIES = { solid: 1, soft: 0.55 };
const TEXT_SIZES = { sm: 12, md: 13, lg: 15 };

/** Ordered stages that narrow as fewer get through. */
export function FunnelChart({ props }: Drawn<'FunnelChart'>) {
  const say = useWords();
  const { stages, orientation, showValues, showPercent, palette, fillOpacity, height, size, emptyText, ariaLabel } =
    props;
  const { locale, dir } = useSurroundings();
  const first = held(stages[0]?.value ?? 0);
  const widest = Math.max(0, ...stages.map(({ value }) => held(value)));
  const isVertical = orientation === 'vertical';
  const drawn = stages.map(({ label, value, color }, at): Stage => {
    const amount = numberText(value, { locale });
    const percent = first > 0 ? shareText(value / first, locale) : '';
    return {
      label,
      amount: showValues ? amount : '',
      percent: showPercent ? percent : '',
      words: `${label}: ${amount}${percent === '' ? '' : `, ${percent}`}`,
      share: widest === 0 ? 0 : Math.max(0, held(value) / widest),
      color: color ?? faded(baseColor(palette), at, stages.length),
    };
  });
  return (
    <ChartFrame
      summary={`${say('Funnel chart')}, ${drawn
        .slice(0, 8)
        .map(({ words }) => words)
        .join('; ')}`}
      ariaLabel={ariaLabel}
      values={drawn.map(({ words }) => words)}
      height={height}
      minHeight={isVertical ? Math.min(stages.length, 40) * 26 : 0}
      emptyText={emptyText}
      isEmpty={widest === 0}
    >
      {(plotSize) => (
        <FunnelStages
          size={plotSize}
          stages={drawn}
          isVertical={isVertical}
          isRtl={dir === 'rtl'}
          opacity={OPACITIES[fillOpacity]}
          textSize={TEXT_SIZES[size]}
        />
      )}
    </ChartFrame>
  );
}

function faded(color: string, at: number, count: number): string {
  const part = count < 2 ? 100 : Math.round(100 - (at / (count - 1)) * 50);
  return `color-mix(in oklab, ${color} ${part}%, var(--ui-surface))`;
}
