import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { MotionScope } from '../../shared/ui/motion-scope.tsx';
import { Tabs } from '../../shared/ui/tabs.tsx';
import { RateForm } from './rate-form.tsx';
import { SendForm } from './send-form.tsx';

type Tab = 'send' | 'rate';

interface Props {
  member: { memberId: number; account: string };
  onClose: () => void;
  /** Where else the agent can go for this member. */
  children?: ReactNode;
}

/** What an agent does for a direct member: send money, and set the rebate rate. */
export const MemberDialog = ({ member: { memberId, account }, onClose, children }: Props) => {
  const { t } = useTranslation();
  const [tab, setTab] = useState<Tab>('send');
  const tabs: { key: Tab; title: string }[] = [
    { key: 'send', title: t('downlines.send') },
    { key: 'rate', title: t('downlines.rate') },
  ];
  return (
    <MotionScope>
      <Dialog title={account} onClose={onClose}>
        <Tabs label={t('downlines.actions')} tabs={tabs} active={tab} onChoose={setTab}>
          {tab === 'send' ? <SendForm memberId={memberId} /> : <RateForm memberId={memberId} />}
        </Tabs>
        {children}
      </Dialog>
    </MotionScope>
  );
};
