// The entry of the tool's page, apart from its scripts: one that does not load is told here, and none of the others would run.
import('./main.tsx').catch((error: unknown) => {
  const box = document.createElement('div');
  box.setAttribute('role', 'alert');
  // The tool's own styles may be among what did not load.
  box.style.cssText = 'max-inline-size: 36rem; margin: 18vh auto 0; padding: 24px; overflow-wrap: anywhere';
  const of = (tag: string, text: string) => Object.assign(document.createElement(tag), { textContent: text });
  const again = Object.assign(document.createElement('a'), { href: '/dev/live', textContent: 'Load it again' });
  again.style.cssText = 'display: inline-block; padding: 8px 18px; border: 1px solid; border-radius: 8px';
  const why = of('p', error instanceof Error ? error.message : String(error));
  why.style.cssText = 'margin-block: 12px 20px; opacity: 0.8';
  box.append(of('h1', 'The tool did not load'), why, again);
  document.getElementById('root')!.replaceChildren(box);
});
