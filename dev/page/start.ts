// The entry of the tool's page, apart from its scripts: one that does not load is told here, and none of the others would run.
import('./main.tsx').catch((error: unknown) => {
  const text = document.createElement('p');
  text.setAttribute('role', 'alert');
  const again = Object.assign(document.createElement('a'), { href: '/dev/live', textContent: 'Load it again' });
  text.append(`The tool did not load: ${error instanceof Error ? error.message : String(error)}. `, again, '.');
  document.getElementById('root')!.replaceChildren(text);
});
