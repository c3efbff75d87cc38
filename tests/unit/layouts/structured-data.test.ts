import { describe, expect, test } from 'vitest'
import { itemList } from '../../../src/components/shell/item-list.ts'
import { originOf } from '../../../src/domain/site/origin.ts'
import { structuredData } from '../../../src/layouts/structured-data.ts'

describe('structured data', () => {
  test('makes addresses of the site absolute at any depth, and nothing else', () => {
    const text = structuredData('https://cup.example', [
      {
        '@id': '/2026/#event',
        name: '/not an address',
        url: '/2026/',
        location: { url: 'https://other.example/' },
        itemListElement: [{ item: '/sv/2026/' }],
      },
    ])
    expect(JSON.parse(text)).toEqual({
      '@context': 'https://schema.org',
      '@graph': [
        {
          '@id': 'https://cup.example/2026/#event',
          name: '/not an address',
          url: 'https://cup.example/2026/',
          location: { url: 'https://other.example/' },
          itemListElement: [{ item: 'https://cup.example/sv/2026/' }],
        },
      ],
    })
  })

  test('takes no text for an address, whatever it holds', () => {
    const names = ['"url":"/', '\\"url\\":\\"/', 'url', '/url', '\\', '$&']
    const text = structuredData('https://cup.example', [{ name: names, url: '/"url":"/' }])
    expect(JSON.parse(text)['@graph']).toEqual([{ name: names, url: 'https://cup.example/"url":"/' }])
  })

  test('cannot end the script element it stands in', () => {
    const text = structuredData('', [{ name: '</script><script>alert(1)</script><!--' }])
    expect(text).not.toContain('<')
    expect(JSON.parse(text)['@graph'][0].name).toBe('</script><script>alert(1)</script><!--')
  })

  test('has origins without a slash at the end', () => {
    expect([originOf('https://cup.example/'), originOf(undefined)]).toEqual(['https://cup.example', ''])
  })

  test('lists pages by their place, name and address in the language', () => {
    expect(itemList('Nations', [{ name: 'Norge', address: '/2026/nations/no/' }], 'sv')).toEqual({
      '@type': 'ItemList',
      name: 'Nations',
      numberOfItems: 1,
      itemListElement: [{ '@type': 'ListItem', position: 1, name: 'Norge', url: '/sv/2026/nations/no/' }],
    })
  })
})
