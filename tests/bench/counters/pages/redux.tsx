import { configureStore, createEntityAdapter, createSlice, prepareAutoBatched } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { createRoot } from 'react-dom/client';
import { Provider, useSelector } from 'react-redux';
import { formatAmount } from '../../../../src/shared/format/money.ts';
import { POOLS } from './requested.ts';
import { Card } from './card.tsx';
import { listen, type Figure } from './feed.ts';

const adapter = createEntityAdapter<Figure>();
const figures = createSlice({
  name: 'figures',
  initialState: adapter.getInitialState(),
  reducers: {
    // `autoBatchEnhancer` of Redux Toolkit's documentation: subscribers are notified once per frame.
    moved: {
      reducer: (state, action: PayloadAction<Figure>) => void adapter.setOne(state, action.payload),
      prepare: prepareAutoBatched<Figure>(),
    },
  },
});
const store = configureStore({ reducer: { figures: figures.reducer } });
const { selectById } = adapter.getSelectors((state: ReturnType<typeof store.getState>) => state.figures);
listen((figure) => store.dispatch(figures.actions.moved(figure)));

const Amount = ({ id }: { id: string }) => {
  const amount = useSelector((state: ReturnType<typeof store.getState>) => selectById(state, id)?.amount ?? 0);
  return <span>{formatAmount(amount, 2, 'en')}</span>;
};

createRoot(document.getElementById('root')!).render(
  <Provider store={store}>
    {POOLS.map(({ id, name }) => (
      <Card key={id} name={name}>
        <Amount id={id} />
      </Card>
    ))}
  </Provider>,
);
