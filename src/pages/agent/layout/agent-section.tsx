import type { ReactNode } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { sectionOf, type MenuKey } from './menu.ts';
import { PAGES } from './sections.ts';

/** Pages of the site that are shown in the centre's frame. */
export type Framed = Partial<Record<MenuKey | 'notFound', ReactNode>>;

/** A section of the centre, or the page of one of its rows. */
export const AgentSection = ({ framed }: { framed: Framed }) => {
  const { section: named, detail } = useParams();
  const section = sectionOf(named);
  if (section === null) return framed.notFound;
  const { Page, Detail } = PAGES[section] ?? {};
  if (detail === undefined) return Page ? <Page /> : framed[section];
  return Detail ? <Detail key={detail} detail={detail} /> : <Navigate replace to={`/agentHome/${section}`} />;
};
