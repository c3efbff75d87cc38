import { readFileSync } from 'node:fs'
import type { APIRoute, GetStaticPaths } from 'astro'
import { APP_ICONS, type AppIcon, drawIcon } from '../components/share/app-icons.ts'

export const getStaticPaths = (() =>
  APP_ICONS.map((icon) => ({ params: { icon: icon.name }, props: { icon } }))) satisfies GetStaticPaths

/** The cup's emblem as the pictures that phones put on their home screens. */
export const GET: APIRoute<{ icon: AppIcon }> = async ({ props }) =>
  new Response(await drawIcon(props.icon, readFileSync('public/favicon.svg', 'utf8')), {
    headers: { 'content-type': 'image/png' },
  })
