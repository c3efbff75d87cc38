import { CUP_SCHEMA } from '../../domain/open-data/cup-file.ts'
import { dataFileAddress } from '../../domain/open-data/data-address.ts'
import { type DataFile, PACKAGE_FILE } from '../../domain/open-data/data-files.ts'
import { wholeNumber } from '../../domain/presentation/numbers.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import { translator } from '../../i18n/translate.ts'
import PageHead from '../ui/PageHead.tsx'
import Sentence, { isolated } from '../ui/Sentence.tsx'
import DataChanges, { type LiveService } from './DataChanges.tsx'
import DataColumns from './DataColumns.tsx'
import DataEmbeds from './DataEmbeds.tsx'
import { fileSize } from './file-size.ts'
import type { License } from './license.ts'
import { tableWords } from './table-words.ts'

interface Props {
  readonly site: EditionSite
  readonly files: readonly DataFile[]
  readonly license: License | null
  /** The origin of the site, without a slash at the end. */
  readonly origin: string
  /** null if the edition cannot be followed live. */
  readonly service: LiveService | null
}

/** The page that documents an edition's files for developers. */
export default function OpenData({ site, files, license, origin, service }: Props) {
  const { locale, year, cup, index } = site
  const t = translator(locale)
  const isEmpty =
    index.edition.categories.every(({ teams }) => teams.length === 0) && index.matches.size === 0
  const texts = ['openData.formCsv', 'openData.formTime', 'openData.formIds', 'openData.formHidden'] as const
  return (
    <>
      <PageHead title={t('openData.title', { year })}>
        <p className="lead">
          <Sentence text={t('openData.lead', { cup: isolated(cup.name), year })} />
        </p>
      </PageHead>
      {isEmpty && <p className="note">{t('openData.empty')}</p>}
      <Files site={site} files={files} />
      <section className="section" aria-labelledby="form">
        <h2 id="form">{t('openData.form')}</h2>
        <ul className="facts-list">
          {texts.map((text) => (
            <li key={text}>{t(text)}</li>
          ))}
          <li>
            {`${t('openData.formImport')} `}
            <a href={CUP_SCHEMA}>{t('openData.schema')}</a>
          </li>
        </ul>
      </section>
      <section className="section" aria-labelledby="license">
        <h2 id="license">{t('openData.license')}</h2>
        {license ? (
          <p>
            {`${t('openData.licensed')} `}
            <a href={license.url} rel="license noopener noreferrer">
              {license.name}
            </a>
            .
          </p>
        ) : (
          <p>{t('openData.unlicensed')}</p>
        )}
      </section>
      <DataChanges site={site} origin={origin} service={service} />
      <DataEmbeds site={site} origin={origin} />
      <section className="section" aria-labelledby="columns">
        <h2 id="columns">{t('openData.columns')}</h2>
        {files.flatMap(({ name, table }) =>
          table === null ? [] : [<DataColumns key={name} locale={locale} name={name} table={table} />],
        )}
      </section>
    </>
  )
}

function Files({ site: { locale, year }, files }: Pick<Props, 'site' | 'files'>) {
  const t = translator(locale)
  return (
    <section className="section" aria-labelledby="files">
      <h2 id="files">{t('openData.files')}</h2>
      <section
        className="table-box"
        tabIndex={0}
        aria-label={t('states.tableOf', { title: t('openData.files') })}
      >
        <table className="data-table">
          <thead>
            <tr>
              <th scope="col" className="text">
                {t('openData.file')}
              </th>
              <th scope="col">{t('openData.rows')}</th>
              <th scope="col">{t('openData.size')}</th>
            </tr>
          </thead>
          <tbody>
            {files.map(({ name, table, rows, text }) => (
              <tr key={name}>
                <th scope="row" className="text">
                  <a href={dataFileAddress(year, name)}>{name}</a>
                  <span className="about">
                    {table ? tableWords(locale).table(table.name) : t('openData.whole')}
                  </span>
                </th>
                <td>{rows === null ? '' : wholeNumber(rows, locale)}</td>
                <td>{t('openData.about', { size: fileSize(text.length, locale) })}</td>
              </tr>
            ))}
            <tr>
              <th scope="row" className="text">
                <a href={dataFileAddress(year, PACKAGE_FILE)}>{PACKAGE_FILE}</a>
                <span className="about">{t('openData.package')}</span>
              </th>
              <td />
              <td />
            </tr>
          </tbody>
        </table>
      </section>
    </section>
  )
}
