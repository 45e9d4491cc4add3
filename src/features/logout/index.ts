export { $everywherePending, $leaving, everywhereRequested, logoutRequested } from './model.ts';
