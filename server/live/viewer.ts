/** Who listens on a socket: a visitor of a brand, or the member of a login session. */
export interface Viewer {
  merchant: string;
  memberId?: number;
  sessionId?: string;
  isAgent?: boolean;
}

/** The rooms of W9 that this viewer is in; what goes to any other never reaches the socket. */
export const roomsOf = ({ merchant, memberId, isAgent = false }: Viewer): ReadonlySet<string> =>
  new Set([
    `public:${merchant}`,
    ...(memberId === undefined ? [] : [`member:${memberId}`]),
    ...(isAgent ? [`agent:${memberId}`] : []),
  ]);
