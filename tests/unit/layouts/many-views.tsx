// Views for view-templates.test.ts, as a source of this site could have them.
import { Fragment, memo, type ReactNode } from 'react'

const HOSTILE = `"><script>'&amp;</script>`
const nothing = null
const text = 'text' as string
const names = ['a', HOSTILE, '']
const rest = { className: 'rest', title: HOSTILE }

const Row = ({ name, children }: { readonly name: string; readonly children?: ReactNode }) => (
  <li title={name}>
    {name}
    {children}
  </li>
)
const Bare = ({ text }: { readonly text: string }) => text
const Nothing = () => null
const Kept = memo(Row)
const still = <b>made when the module is loaded</b>

export const VIEWS: Readonly<Record<string, () => ReactNode>> = {
  still: () => <p className="a">words &amp; &lt;signs&gt; &quot;too&quot;</p>,
  'made early': () => <p>{still}</p>,
  'texts side by side': () => (
    <p>
      a{text}b{1}
      {2.5} {'c'}
      {text}
      {/* nothing */}
      {nothing}d{false}
      {true}
      {''}
      <b>{text}e</b>
      {text}f
    </p>
  ),
  'texts of components': () => (
    <p>
      a<Bare text="b" />
      c<Nothing />
      <Bare text="" />d<Bare text="<" />
      <>e{text}</>
      {['f', <Fragment key="g">g</Fragment>, [text]]}h
    </p>
  ),
  'a text that follows one outside': () => (
    <>
      a
      <>
        {text}
        <i>b</i>
      </>
      {text}
      <>c</>
    </>
  ),
  attributes: () => (
    <th
      className={text}
      colSpan={2}
      tabIndex={names.length}
      id=""
      scope={undefined}
      title={HOSTILE}
      aria-hidden
      aria-current={false}
      data-count={0}
      data-none={nothing}
      lang={text}
    >
      {HOSTILE}
    </th>
  ),
  'an attribute at the end of a line': () => (
    <p
      title={text}
      // Not written.
      hidden={text === ''}
    />
  ),
  'open and hidden': () => (
    <details open={text !== ''} hidden={false}>
      <summary hidden>{text}</summary>
    </details>
  ),
  rows: () => (
    <ul>
      {names.map((name) => (
        <li key={name} title={name}>
          {name}
        </li>
      ))}
      {names.map((name) => (
        <Row key={name} name={name}>
          <b>{name}</b>
          {text}
        </Row>
      ))}
      {names.map((name) => (
        <Kept key={name} name={name} />
      ))}
    </ul>
  ),
  choices: () => (
    <p>
      {names.length > 2 && <b>{names.length}</b>}
      {names.length > 3 ? <i>{text}</i> : <u>{text}</u>}
      {((name: string) => (
        <em>{name}</em>
      ))(HOSTILE)}
    </p>
  ),
  addresses: () => (
    <p>
      {['/a/?b=1&c', '#d', 'https://x.example/', 'mailto:a@b', 'f'].map((href) => (
        <a className="link" key={href} href={href} title={text}>
          before {href} after
        </a>
      ))}
      <a href="mailto:a@b">{text}</a>
    </p>
  ),
  'what React writes in its own way': () => (
    <div>
      <label htmlFor="q">{text}</label>
      <input name="q" type="search" defaultValue={HOSTILE} />
      <p style={{ color: 'red' }}>
        a<b>{text}</b>
      </p>
      <p {...rest}>
        <i>{text}</i>
      </p>
      <pre>{`\n${text}`}</pre>
      <svg viewBox="0 0 1 1" aria-hidden>
        <path d={text} strokeWidth={2} />
        <use href={`#${text}`} />
      </svg>
      <br />
      {text}
    </div>
  ),
  'values that no attribute has': () => (
    <p>
      a
      <b title={names as never} className={7 as never}>
        {text}
      </b>
      c
    </p>
  ),
}
