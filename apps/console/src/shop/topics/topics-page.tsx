import type { Topic } from '@vitrine/contract/shop/topics.ts';
import { ArrowLeft, Check } from 'lucide-react';
import { Link, Navigate, useNavigate } from 'react-router';
import { useText } from '../../lib/i18n.ts';
import { getFocusStyle } from '../../lib/picture-focus.ts';
import { topicTexts } from '../../texts/topics.ts';
import { uiTexts } from '../../texts/ui.ts';
import { useHasPerm } from '../../ui/has-perm.tsx';
import { LogoMark, PlatformName } from '../../ui/logo.tsx';
import { useTrueMoneyText } from '../../ui/money.tsx';
import { EmptyState, ErrorState } from '../../ui/page-state.tsx';
import { Button } from '../../ui/plain/button.tsx';
import { useQuickStart } from '../stores/use-quick-start.ts';
import { describeChoice } from './topics.rules.ts';
import { useTopicChoice, useTopics } from './use-topics.ts';
import './topics.css';

const steps = ['name', 'topics', 'prices'] as const;

/** The way through the first steps of a store; on a narrow window a row of bars. */
function Steps({ isNamed }: { isNamed: boolean }) {
  const t = useText(topicTexts);
  const stateOf = (step: (typeof steps)[number]) =>
    step === 'topics' ? 'now' : step === 'name' && isNamed ? 'done' : '';
  return (
    <ol className="topics-steps" aria-label={t('stepOf', { step: 2, of: steps.length })}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={stateOf(step)}
          aria-current={step === 'topics' ? 'step' : undefined}
        >
          <i aria-hidden>
            {stateOf(step) === 'done' ? <Check size={12} strokeWidth={2.5} /> : index + 1}
          </i>
          {t(`step-${step}`)}
        </li>
      ))}
    </ol>
  );
}

function Tile({
  topic,
  isChosen,
  onChange,
}: {
  topic: Topic;
  isChosen: boolean;
  onChange: (isChosen: boolean) => void;
}) {
  const t = useText(topicTexts);
  return (
    <label className="topic">
      <input
        type="checkbox"
        checked={isChosen}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span className="topic-pictures" aria-hidden>
        {[0, 1, 2].map((place) => {
          const image = topic.images[place];
          return image ? (
            <img
              key={place}
              src={`${image.url}?w=320`}
              style={getFocusStyle(image)}
              alt=""
              loading="lazy"
              decoding="async"
            />
          ) : (
            <span key={place} style={{ background: topic.images[0]?.tone ?? undefined }} />
          );
        })}
      </span>
      <span className="topic-words">
        <b className="lines-20 anywhere">{topic.name}</b>
        <small>{t('products', { count: topic.productCount })}</small>
      </span>
      <i aria-hidden>
        <Check size={14} strokeWidth={2.5} />
      </i>
    </label>
  );
}

function Choice({ topics, sellsAll }: { topics: readonly Topic[]; sellsAll: boolean }) {
  const t = useText(topicTexts);
  const money = useTrueMoneyText();
  const navigate = useNavigate();
  const choice = useTopicChoice(topics, sellsAll);
  const { chosen, count, from, to } = describeChoice(topics, choice.chosenIds, sellsAll);
  const counted = t('chosenOf', { count: chosen.length, all: topics.length });
  const all = topics.reduce((sum, topic) => sum + topic.inStoreCount, 0);
  const goOn = async () => {
    if (await choice.save()) await navigate('/product?show=in-store');
  };
  return (
    <>
      <fieldset className="topics">
        <legend className="visually-hidden">{t('title')}</legend>
        {topics.map((topic) => (
          <Tile
            key={topic.id}
            topic={topic}
            isChosen={choice.chosenIds.includes(topic.id)}
            onChange={(isChosen) => choice.change(topic.id, isChosen)}
          />
        ))}
      </fieldset>
      <footer className="topics-foot">
        <div className="line gap-12">
          <span className="topics-stack line stretched gap-0" aria-hidden>
            {chosen
              .slice(0, 4)
              .map(
                ({ id, images }) =>
                  images[0] && (
                    <img
                      key={id}
                      src={`${images[0].url}?w=320`}
                      style={getFocusStyle(images[0])}
                      alt=""
                    />
                  ),
              )}
          </span>
          <p className="grow" aria-live="polite">
            <b>{chosen.length ? t('inYourStore', { count }) : t('chooseOne')}</b>
            <small>
              {chosen.length > 0 &&
                from &&
                to &&
                t('chosenAt', { counted, from: money(from), to: money(to) })}
              {chosen.length > 0 && !(from && to) && counted}
              {chosen.length === 0 && sellsAll && t('sellsAll', { count: all })}
            </small>
          </p>
          <Link className="btn topics-back" to="/store">
            {t('back')}
          </Link>
          <Button
            className="btn primary"
            disabled={chosen.length === 0}
            isBusy={choice.isBusy}
            onClick={() => void goOn()}
          >
            <span className="topics-wide">
              {chosen.length ? t('goOnWith', { count }) : t('goOn')}
            </span>
            <span className="topics-narrow">{t('goOn')}</span>
          </Button>
        </div>
      </footer>
    </>
  );
}

/** "What do you talk about?": the categories with which the store begins, and to which it can be changed later. */
export default function TopicsPage() {
  const t = useText(topicTexts);
  const tUi = useText(uiTexts);
  const mayEdit = useHasPerm('shop:price:edit');
  const topics = useTopics();
  const quickStart = useQuickStart();
  if (!mayEdit) return <Navigate to="/401" replace />;
  const isNamed =
    quickStart.data?.steps.some(({ key, done }) => key === 'create-store' && done) ?? false;
  return (
    <div className="topics-page">
      <header className="topics-head">
        <Link className="topics-brand line gap-10 semibold" to="/index">
          <LogoMark />
          <PlatformName />
        </Link>
        <Link className="m-icon topics-arrow" to="/store" aria-label={t('back')}>
          <ArrowLeft size={22} aria-hidden />
        </Link>
        <span className="topics-narrow muted">{t('stepOf', { step: 2, of: steps.length })}</span>
        <Steps isNamed={isNamed} />
        <Link className="topics-later" to="/index">
          <span className="topics-wide">{t('doLater')}</span>
          <span className="topics-narrow">{t('later')}</span>
        </Link>
      </header>
      <main>
        <h1>{t('title')}</h1>
        <p className="muted">{t('line')}</p>
        {topics.isPending && <div className="topics" role="status" aria-label={tUi('loading')} />}
        {topics.isError && !topics.data && (
          <ErrorState error={topics.error} onRetry={() => void topics.refetch()} />
        )}
        {topics.data?.list.length === 0 && <EmptyState text={t('none')} />}
        {topics.data && topics.data.list.length > 0 && (
          <Choice topics={topics.data.list} sellsAll={topics.data.sellsAll} />
        )}
      </main>
    </div>
  );
}
