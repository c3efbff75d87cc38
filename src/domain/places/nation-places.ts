import type { Coordinates } from '../tournament/edition.ts'

/**
 * The middle of each country in whole degrees, north and east positive, by nation key: the geographic coordinates of The
 * World Factbook (public domain), rounded.
 */
const PLACES =
  'ad 43 2,ae 24 54,af 33 65,ag 17 -62,al 41 20,am 40 45,ao -13 19,ar -34 -64,at 47 13,au -27 133,aw 13 -70,ax 60 20,az 41 48,' +
  'ba 44 18,bb 13 -60,bd 24 90,be 51 4,bf 13 -2,bg 43 25,bh 26 51,bi -4 30,bj 10 2,bm 32 -65,bn 5 115,bo -17 -65,br -10 -55,' +
  'bs 24 -76,bt 28 91,bw -22 24,by 53 28,bz 17 -89,ca 60 -95,cd -4 25,cf 7 21,cg -1 15,ch 47 8,ci 8 -5,ck -21 -160,cl -30 -71,' +
  'cm 6 12,cn 35 105,co 4 -72,cr 10 -84,cu 22 -80,cv 16 -24,cw 12 -69,cy 35 33,cz 50 16,de 51 9,dj 12 43,dk 56 10,dm 15 -61,' +
  'do 19 -71,dz 28 3,ec -2 -78,ee 59 26,eg 27 30,er 15 39,es 40 -4,et 8 38,fi 64 26,fj -18 178,fk -52 -59,fm 7 158,fo 62 -7,' +
  'fr 46 2,ga -1 12,gb 54 -2,gb-eng 53 -1,gb-nir 55 -7,gb-sct 57 -4,gb-wls 52 -4,gd 12 -62,ge 42 44,gf 4 -53,gg 49 -3,gh 8 -2,' +
  'gi 36 -5,gl 72 -40,gm 13 -17,gn 11 -10,gp 16 -62,gq 2 10,gr 39 22,gt 16 -90,gu 13 145,gw 12 -15,gy 5 -59,hk 22 114,hn 15 -87,' +
  'hr 45 16,ht 19 -72,hu 47 20,id -5 120,ie 53 -8,il 32 35,im 54 -5,in 20 77,iq 33 44,ir 32 53,is 65 -18,it 43 13,je 49 -2,' +
  'jm 18 -77,jo 31 36,jp 36 138,ke 1 38,kg 41 75,kh 13 105,ki 1 173,km -12 44,kn 17 -63,kp 40 127,kr 37 128,kw 30 46,ky 20 -81,' +
  'kz 48 68,la 18 105,lb 34 36,lc 14 -61,li 47 10,lk 7 81,lr 7 -10,ls -30 29,lt 56 24,lu 50 6,lv 57 25,ly 25 17,ma 29 -10,' +
  'mc 44 7,md 47 29,me 43 19,mg -20 47,mh 9 168,mk 42 22,ml 17 -4,mm 22 98,mn 46 105,mo 22 114,mq 15 -61,mr 20 -12,mt 36 14,' +
  'mu -20 58,mv 3 73,mw -14 34,mx 23 -102,my 3 113,mz -18 35,na -22 17,nc -21 165,ne 16 8,ng 10 8,ni 13 -85,nl 52 6,no 62 10,' +
  'np 28 84,nr -1 167,nz -41 174,om 21 57,pa 9 -80,pe -10 -76,pf -15 -140,pg -6 147,ph 13 122,pk 30 70,pl 52 20,pr 18 -67,' +
  'ps 32 35,pt 40 -8,pw 8 134,py -23 -58,qa 26 51,re -21 56,ro 46 25,rs 44 21,ru 60 100,rw -2 30,sa 25 45,sb -8 159,sc -5 56,' +
  'sd 15 30,se 62 15,sg 1 104,si 46 15,sk 49 20,sl 9 -12,sm 44 12,sn 14 -14,so 10 49,sr 4 -56,ss 8 30,st 1 7,sv 14 -89,sy 35 38,' +
  'sz -27 32,td 15 19,tg 8 1,th 15 100,tj 39 71,tl -9 126,tm 40 60,tn 34 9,to -20 -175,tpe 24 121,tr 39 35,tt 11 -61,tv -8 178,' +
  'tz -6 35,ua 49 32,ug 1 32,us 38 -97,uy -33 -56,uz 41 64,va 42 12,vc 13 -61,ve 8 -66,vg 18 -65,vi 18 -65,vn 16 108,vu -16 167,' +
  'ws -14 -172,xk 43 21,ye 15 48,za -29 24,zm -15 30,zw -20 30'

const places: ReadonlyMap<string, Coordinates> = new Map(
  PLACES.split(',').map((place) => {
    const [key = '', latitude, longitude] = place.split(' ')
    return [key, { latitude: Number(latitude), longitude: Number(longitude) }]
  }),
)

/** Returns the middle of a country by its key (see `nationOf`); null if none is known or the country no longer exists. */
export const nationPlace = (key: string): Coordinates | null => places.get(key) ?? null
