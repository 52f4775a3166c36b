import { useEffect, useRef, type CSSProperties } from 'react';
import { ButtonFace } from '../../parts/pressing/button-face.tsx';
import { Icon } from '../../parts/looks/icon.tsx';
import { frameCorner } from '../../parts/looks/looks.ts';
import { Picture } from '../../parts/picture.tsx';
import { styles } from '../../parts/looks/styles.ts';
import { surfaceStyles } from '../../parts/looks/surface.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import { useLive } from '../../runtime/live.ts';
import { useWords } from '../../runtime/runtime.ts';
import css from './carousel.module.css';

/** A strip of cards that scrolls sideways: by swipe, keys, arrows and dots. */
export function Carousel(drawn: Drawn<'Carousel'>) {
  const say = useWords();
  const { props, fire } = drawn;
  const { items, showControls = false, showDots, align, gap, itemWidth, radius, prevLabel, nextLabel } = props;
  const [wanted, setActive] = useLive(drawn, 'activeIndex', 0);
  const last = Math.max(0, items.length - 1);
  const active = Math.min(wanted, last);
  const strip = useRef<HTMLUListElement>(null);
  const show = (index: number) => {
    if (index === active || index < 0 || index > last) return;
    setActive(index);
    fire('page', { page: index + 1 });
  };
  const arrowLook = styles({ '--fill': props.cardBg, '--edge': props.borderColor });
  const onScroll = useScrolled(strip, active, align, show);
  return (
    <section
      aria-label={say('Carousel')}
      className={css['carousel']}
      style={styles({
        '--gap': `var(--ui-gap-${gap})`,
        '--card-width': itemWidth,
        '--corner': frameCorner(radius),
        '--edge': props.borderColor,
        '--quiet': props.mutedColor,
      })}
    >
      <ul ref={strip} className={css['strip']} data-align={align} tabIndex={0} onScroll={onScroll}>
        {items.map((item, index) => (
          <Card key={index} item={item} titleLevel={props.titleLevel} bg={props.cardBg} />
        ))}
      </ul>
      {(showControls || showDots) && items.length > 0 && (
        <div className={css['controls']}>
          {showDots && <Dots items={items} active={active} onShow={show} />}
          {showControls && (
            <span className={css['arrows']}>
              <Arrow label={prevLabel} isBack isOff={active === 0} look={arrowLook} onPress={() => show(active - 1)} />
              <Arrow label={nextLabel} isOff={active === last} look={arrowLook} onPress={() => show(active + 1)} />
            </span>
          )}
        </div>
      )}
    </section>
  );
}

type Item = Drawn<'Carousel'>['props']['items'][number];

const SETTLED_MS = 120;

/** Scrolls to the active card when something else chose it, and hears which one the user scrolled to. */
function useScrolled(
  strip: { readonly current: HTMLElement | null },
  active: number,
  align: 'start' | 'center',
  onShow: (index: number) => void,
) {
  const shown = useRef(0);
  const isOwn = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(onShow);
  latest.current = onShow;
  useEffect(() => {
    if (strip.current === null || shown.current === active) return;
    shown.current = active;
    isOwn.current = scrollToCard(strip.current, active, align);
  }, [strip, active, align]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const isAnswer = isOwn.current;
      isOwn.current = false;
      if (strip.current === null || isAnswer) return;
      shown.current = indexInView(strip.current, align);
      latest.current(shown.current);
    }, SETTLED_MS);
  };
}

function Card({
  item,
  titleLevel: Title,
  bg,
}: {
  item: Item;
  titleLevel: 'h1' | 'h2' | 'h3' | 'h4';
  bg: string | undefined;
}) {
  const { title, description, image, icon } = item;
  const hasTitle = title !== undefined && title !== '';
  const hasText = description !== undefined && description !== '';
  return (
    <li className={css['card']} style={surfaceStyles(bg, undefined)}>
      {image !== undefined && <Picture src={image} alt="" fit="cover" className={css['picture']} />}
      {(hasTitle || hasText || (image === undefined && icon !== undefined)) && (
        <div className={css['words']}>
          {image === undefined && icon !== undefined && (
            <span className={css['glyph']}>
              <Icon name={icon} size="lg" />
            </span>
          )}
          {hasTitle && (
            <Title className={css['title']}>
              <bdi>{title}</bdi>
            </Title>
          )}
          {hasText && <p className={css['text']}>{description}</p>}
        </div>
      )}
    </li>
  );
}

type ArrowProps = { label: string; isBack?: boolean; isOff: boolean; look: CSSProperties; onPress: () => void };

function Arrow({ label, isBack = false, isOff, look, onPress }: ArrowProps) {
  return (
    <ButtonFace
      variant="outline"
      isIcon
      isPill
      className={isOff ? css['off'] : undefined}
      style={look}
      aria-label={label}
      aria-disabled={isOff || undefined}
      onClick={onPress}
    >
      <Icon name={isBack ? 'chevron-left' : 'chevron-right'} />
    </ButtonFace>
  );
}

function Dots({ items, active, onShow }: { items: readonly Item[]; active: number; onShow: (index: number) => void }) {
  return (
    <span className={css['dots']}>
      {items.map(({ title }, index) => (
        <button
          key={index}
          type="button"
          className={css['dot']}
          aria-label={title === undefined || title === '' ? String(index + 1) : title}
          aria-current={index === active || undefined}
          onClick={() => onShow(index)}
        />
      ))}
    </span>
  );
}

type Align = 'start' | 'center';

/** The card nearest to where cards come to rest; at the end of the way the last one. */
export function indexInView(strip: HTMLElement, align: Align): number {
  const cards = [...strip.children];
  const room = strip.scrollWidth - strip.clientWidth;
  // Negative in right-to-left text.
  const way = Math.abs(strip.scrollLeft);
  if (room > 0 && way >= room - 1) return cards.length - 1;
  let nearest = 0;
  for (const [index, card] of cards.entries()) {
    if (Math.abs(offsetOf(strip, card, align)) < Math.abs(offsetOf(strip, cards[nearest] ?? card, align)) - 1) {
      nearest = index;
    }
  }
  return nearest;
}

/** Brings a card to rest; true when that scrolls. */
export function scrollToCard(strip: HTMLElement, index: number, align: Align): boolean {
  const card = strip.children[index];
  if (card === undefined) return false;
  const before = strip.scrollLeft;
  const left = before + offsetOf(strip, card, align);
  const room = strip.scrollWidth - strip.clientWidth;
  const isRightToLeft = strip.matches(':dir(rtl)');
  const target = isRightToLeft ? Math.max(-room, Math.min(0, left)) : Math.min(room, Math.max(0, left));
  if (Math.abs(target - before) < 1) return false;
  strip.scrollTo({ left: target });
  return true;
}

/** How far, in CSS px to the right, the card stands from where it would rest. */
function offsetOf(strip: HTMLElement, card: Element, align: Align): number {
  const [frame, box] = [strip.getBoundingClientRect(), card.getBoundingClientRect()];
  if (align === 'center') return (box.left + box.right - frame.left - frame.right) / 2;
  const padding = Number.parseFloat(getComputedStyle(strip).scrollPaddingInlineStart) || 0;
  return strip.matches(':dir(rtl)') ? box.right - frame.right + padding : box.left - frame.left - padding;
}
