/**
 * Numbers of the specification's section 9 and the catalogue's decisions. Each is a default; a merchant may override it where it
 * says so.
 */
export const LIMITS = {
  /** Bytes of a JSON request body. A larger body is refused with `body_too_large` before it is parsed. */
  bodyBytes: 64 * 1024,
  /** Items on a page of announcements or notices. */
  noticesPerPage: 8,
  winners: 20,
  homePageSize: 10,
  homePageSizeAfterFirstMore: 12,
  listPageSize: 20,
  /** Games on a page of one vendor's list, or of favourites (GAME-02). */
  shortListPageSize: 5,
  /** Games that one press of a rail's arrow moves (HOME-08). */
  railPage: 9,
  popular: 12,
  /** Number of games shown beside the jackpot (HOME-04). */
  hotGames: 4,
  /** Characters of a game search. */
  gameName: 64,
  favouriteThrottleMs: 1_000,
  captchaThrottleMs: 1_000,
  bannerAutoplayMs: 5_000,
  bannerSlideMs: 1_000,
  /** Pixels per frame at 60 Hz. */
  marqueeStep: 0.5,
  /** A marquee scrolls from this number of notices. */
  marqueeLimit: 3,
  chunkTimeoutMs: 120_000,
  /** A page that fails within this time after a reload is not reloaded again (SYS-11). */
  reloadTrialMs: 60_000,
  /** Time within which a browser must begin a download. */
  savedFileMs: 60_000,
  /** Window of customer service, in pixels (SHELL-06). */
  serviceWindow: { width: 440, height: 750 },
  /** A window of a game, in pixels (GAME-07). */
  gameWindow: { width: 1_180, height: 780 },
  /** A game that has not reported `ready` after this time is slow (SYS-14). */
  gameReadyMs: 20_000,
  /** A type with more games than this is shown with large tiles (SHELL-04). */
  largeTilesFrom: 10,
  /** Minimum age of a player in years (AUTH-11, PP-01). */
  minimumAge: 18,
  username: { min: 4, max: 20 },
  password: { min: 8, max: 64 },
  /**
   * Heartbeat (W11): the client requests a snapshot after the first, and shows values as stale after the second; milliseconds of
   * server time.
   */
  heartbeatGraceMs: 1_000,
  staleAfterMs: 8_000,
} as const;

/** Limits that only the server uses. They add no bytes to the page. */
export const SERVER_LIMITS = {
  /** More games than any page requests at once. A larger page is cut. */
  gamesPage: 100,
  jackpotReleaseMs: [3_000, 4_000, 5_000],
  jackpotReleaseSteps: { min: 100, max: 500 },
  /** Interval between heartbeats (W11). */
  heartbeatEveryMs: 5_000,
  /** Lifetime of a socket ticket, which works once (W7). */
  ticketMs: 30_000,
  /** A sealed body is accepted for this long after its key was fetched. */
  sealedForMs: 120_000,
  /** Unsent bytes at which a slow reader is disconnected (W12). */
  slowReaderBytes: 256 * 1024,
  /** Money calls ask for the password again after this idle time (AUTH-19). */
  idleMoneyMs: 15 * 60_000,
  /** PP-04: play is refused after this idle time. */
  idlePlayMs: 30 * 60_000,
  /** A session ends after this time in any case (AUTH-19). */
  sessionMs: 12 * 3_600_000,
  /** PP-20: slots, from start to start, enforced by the server. */
  slotRoundMs: 2_500,
} as const;
