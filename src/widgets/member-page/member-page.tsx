import { useUnit } from 'effector-react';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MembersOnly } from '../../entities/session/lazy.ts';
import { $brandName } from '../../entities/site/index.ts';
import { accountTexts } from '../../shared/i18n/word-groups.ts';
import { useTitle } from '../../shared/lib/use-title.ts';
import { LateGuard } from '../../shared/ui/late-guard.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { WhenTranslated } from '../../shared/ui/when-translated.tsx';
import columns from '../../shared/ui/columns.module.css';

interface Texts {
  title: string;
  text?: string;
}

interface Props {
  /** The title and text of the page. Called once the texts of the account are there. */
  head: (t: TFunction) => Texts;
  /** What a visitor is asked to log in for. */
  guest: (t: TFunction) => Required<Texts>;
  /** Above the title: tabs that show it too. */
  above?: ReactNode;
  /** For members, with columns of their own. */
  children: ReactNode;
}

const Content = ({ head, guest, above, children }: Props) => {
  const { t } = useTranslation();
  const { title, text } = head(t);
  useTitle(title, useUnit($brandName));
  return (
    <>
      {above}
      <PageHead underTabs={above !== undefined} title={title} text={text} />
      <MembersOnly guest={guest(t)} waiting={<Skeleton className={columns.waiting} />}>
        {children}
      </MembersOnly>
    </>
  );
};

const waiting = (
  <LateGuard>
    <Skeleton className={columns.waiting} />
  </LateGuard>
);

/** The frame of a page for members: its texts, its title, and the log-in in its place for a visitor. */
export const MemberPage = (props: Props) => (
  <WhenTranslated texts={accountTexts} waiting={waiting}>
    <Content {...props} />
  </WhenTranslated>
);
