import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { samples } from './samples.ts'

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme })
    for (const { shape, address } of samples()) {
      test(`${shape} has no violation that axe finds`, async ({ page }) => {
        await page.goto(address)
        const { violations } = await new AxeBuilder({ page }).analyze()
        const found = violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
        )
        expect(found).toEqual([])
      })
    }
  })
}
