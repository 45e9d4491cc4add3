export type Child = Node | string | null | undefined | false;
interface Extra {
  attrs?: Record<string, string | undefined>;
  onClick?: () => void;
}

/** Creates an element. Properties are set as such, attributes by name. Text is never parsed as markup. */
export function h<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  props: Partial<HTMLElementTagNameMap[K]> & Extra = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  const { attrs = {}, onClick, ...own } = props as Extra;
  Object.assign(element, own);
  for (const [name, value] of Object.entries(attrs)) if (value !== undefined) element.setAttribute(name, value);
  if (onClick) element.addEventListener('click', () => onClick());
  put(element, ...children);
  return element;
}

/** Appends the children, except missing ones. */
export function put(parent: Element, ...children: Child[]): void {
  for (const child of children) if (child) parent.append(child);
}

const SVG = 'http://www.w3.org/2000/svg';
export function svg(tag: string, attrs: Record<string, string | number>, ...children: SVGElement[]): SVGElement {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attrs)) element.setAttribute(name, String(value));
  element.append(...children);
  return element;
}

/** Sets a text only if it differs, so that live regions do not announce it twice. */
export function say(element: Element, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}

/** Whether the player prefers reduced motion. */
export const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
