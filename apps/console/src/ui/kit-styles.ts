import { injectCSS } from '@rc-component/util/es/Dom/dynamicCSS';

/** The styles of one component as the build extracted them, for one class prefix. */
interface KitStyle {
  readonly css: string;
  /** The library's own rank: of two rules that are equally specific, the one with the higher rank wins. */
  readonly order: number;
  /** Keyframes by name; several components have the same ones. */
  readonly effects: Readonly<Record<string, string>>;
}
export type KitStyles = Readonly<Record<string, KitStyle>>;

const added = new Set<KitStyle>();
const addedKeyframes = new Set<string>();

/** At the top of the head, by rank, as the library inserts those that it makes in the browser: our rules come after them. */
function insert(css: string, order: number): void {
  if (css) injectCSS(css, { prepend: 'queue', priority: order });
}

/** Adds the styles of a component to the document when it is drawn for the first time. */
export function addKitStyle(component: string, styles: KitStyles, prefix: string): void {
  const style = styles[prefix];
  // Not thrown: a page that lacks a style is better than none. Journeys fail for it.
  if (!style) {
    reportError(new Error(`The build has no styles of ${component} for .${prefix}`));
    return;
  }
  // Every component that is drawn passes here each time.
  if (added.has(style)) return;
  added.add(style);
  insert(style.css, style.order);
  for (const [name, css] of Object.entries(style.effects)) {
    if (addedKeyframes.has(name)) continue;
    addedKeyframes.add(name);
    insert(css, style.order);
  }
}

/** A style hook of the library, with styles from the build instead of its generator. */
export function withKitStyle<Parts extends readonly string[], Result>(
  component: string,
  styles: KitStyles,
  hook: (prefix: string, ...others: Parts) => Result,
  isStyled = true,
): (prefix: string, ...others: Parts) => Result {
  return (prefix, ...others) => {
    if (isStyled) addKitStyle(component, styles, prefix);
    return hook(prefix, ...others);
  };
}

/** A component of the library that only adds styles, with styles from the build. */
export function createKitStyle(component: string, styles: KitStyles) {
  return ({ prefixCls }: { prefixCls: string }) => {
    addKitStyle(component, styles, prefixCls);
    return null;
  };
}
