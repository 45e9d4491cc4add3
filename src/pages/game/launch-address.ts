import { isOwnPath } from '../../../contract/own-path.ts';

/**
 * The address of a launched game (SYS-04). A game on the site's own host is opened at the merchant's origins for games in turn, at
 * each try the next, and at the site's own after them. A vendor's full address stays as it is.
 */
export const launchAddress = (url: string, origins: readonly string[], tries: number): string => {
  if (!isOwnPath(url)) return url;
  const places = [...origins, ''];
  return places[tries % places.length]! + url;
};
