import failure from './failure.ts';
import games from './games.ts';
import home from './home.ts';
import session from './session.ts';
import shell from './shell.ts';
import site from './site.ts';
import ui from './ui.ts';

export default { ui, shell, home, games, session, site, failure };
