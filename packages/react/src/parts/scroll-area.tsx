import { useCallback, useState, type CSSProperties, type ReactNode } from 'react';

type ScrollAreaProps = {
  children: ReactNode;
  className?: string | undefined;
  style?: CSSProperties;
  /** Name of what scrolls, or the id of what names it. */
  label?: string | undefined;
  labelledBy?: string | undefined;
};

/** An area that scrolls; while it does, Tab stops at it, so that the keyboard can scroll it, too. */
export function ScrollArea({ children, className, style, label, labelledBy }: ScrollAreaProps) {
  const [isScrolling, setIsScrolling] = useState(false);
  const watch = useCallback((area: HTMLDivElement | null) => {
    if (area === null) return undefined;
    const measure = () =>
      setIsScrolling(area.scrollWidth > area.clientWidth + 1 || area.scrollHeight > area.clientHeight + 1);
    const observer = new ResizeObserver(measure);
    observer.observe(area);
    if (area.firstElementChild !== null) observer.observe(area.firstElementChild);
    return () => observer.disconnect();
  }, []);
  const isNamed = label !== undefined || labelledBy !== undefined;
  return (
    <div
      ref={watch}
      className={className}
      style={style}
      tabIndex={isScrolling ? 0 : undefined}
      role={isScrolling && isNamed ? 'group' : undefined}
      aria-label={isScrolling ? label : undefined}
      aria-labelledby={isScrolling ? labelledBy : undefined}
    >
      {children}
    </div>
  );
}
