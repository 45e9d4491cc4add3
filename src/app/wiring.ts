import '../entities/session/live-session.ts';
import '../entities/site/live-status.ts';
import '../shared/lib/theme.ts';
import { connectEntities } from './connect.ts';

connectEntities();
